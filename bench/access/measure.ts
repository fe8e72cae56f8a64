import type { Access } from '@broadsheet/server';

type Guard = ReturnType<Access['guard']>;
type Request = Parameters<Guard>[0];
type Reply = Parameters<Guard>[1];

/** The part of Fastify's reply that the guard uses. */
const reply = { header: () => reply } as unknown as Reply;
const instance = undefined as unknown as ThisParameterType<Guard>;

/**
 * Microseconds per request. Each request has a new header string, as the HTTP parser creates it.
 */
export async function measureSeen(guard: Guard, [token = '']: string[]): Promise<number> {
  await pass(guard, `Bearer ${token}`);
  const bytes = Buffer.from(`Bearer ${token}`, 'latin1');
  const rounds: number[] = [];
  for (let round = 0; round < 30; round++) rounds.push(measureRound(guard, bytes));
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
}

function measureRound(guard: Guard, header: Buffer): number {
  const requests = Array.from({ length: 20_000 }, () => requestWith(header.toString('latin1')));
  let passed = 0;
  const done = (error?: Error) => {
    if (error) throw error;
    passed += 1;
  };
  const began = performance.now();
  for (const request of requests) guard.call(instance, request, reply, done);
  const elapsedMs = performance.now() - began;
  if (passed !== requests.length) throw new Error('the guard had to wait for something');
  return (elapsedMs / requests.length) * 1000;
}

/**
 * The first checks after the start of a process are slower, because the code is not compiled yet.
 */
const warmUp = 200;

/** Microseconds per request with a token that was never seen before. */
export async function measureFirst(guard: Guard, tokens: string[]) {
  const all: number[] = [];
  for (const token of tokens) {
    const began = performance.now();
    await pass(guard, `Bearer ${token}`);
    all.push((performance.now() - began) * 1000);
  }
  const times = all.slice(warmUp);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}

function pass(guard: Guard, authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    guard.call(instance, requestWith(authorization), reply, (error?: Error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

function requestWith(authorization: string): Request {
  return { headers: { authorization } } as Request;
}
