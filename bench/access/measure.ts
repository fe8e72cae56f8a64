import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/** Of the framework's reply the guard uses this much. */
const reply = { header: () => reply } as unknown as FastifyReply;
const instance = undefined as unknown as FastifyInstance;

/** Microseconds a request, with a new header each, as the parser of requests makes it. */
export async function measureSeen(
  guard: onRequestHookHandler,
  [token = '']: string[],
): Promise<number> {
  await pass(guard, `Bearer ${token}`);
  const bytes = Buffer.from(`Bearer ${token}`, 'latin1');
  const rounds: number[] = [];
  for (let round = 0; round < 30; round++) rounds.push(measureRound(guard, bytes));
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
}

function measureRound(guard: onRequestHookHandler, header: Buffer): number {
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

/** Microseconds from the question to the answer, for tokens never seen before. */
export async function measureFirst(guard: onRequestHookHandler, tokens: string[]) {
  const times: number[] = [];
  for (const token of tokens) {
    const began = performance.now();
    await pass(guard, `Bearer ${token}`);
    times.push((performance.now() - began) * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}

function pass(guard: onRequestHookHandler, authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    guard.call(instance, requestWith(authorization), reply, (error?: Error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

function requestWith(authorization: string): FastifyRequest {
  return { headers: { authorization } } as FastifyRequest;
}
