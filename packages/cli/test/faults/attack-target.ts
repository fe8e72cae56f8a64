import { join } from 'node:path';
import type { Store } from '@broadsheet/store';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { fillLibrary } from './library.js';

/** A real process over its own store, and the store for direct inspection. */
export interface AttackTarget {
  service: ServiceProcess;
  store: Store;
  folder: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

const metricsToken = 'a-token-for-metrics';

export async function startTarget(
  args: string[] = [],
  counts?: Record<string, number>,
): Promise<AttackTarget> {
  const folder = await createFolder();
  const databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
  const store = await fillLibrary(databaseUrl, counts);
  const service = await startServiceProcess(['--database-url', databaseUrl, ...args], {
    env: { METRICS_TOKEN: metricsToken },
  });
  return {
    service,
    store,
    folder: folder.path,
    databaseUrl,
    async stop() {
      await service.stop();
      await store.close();
      await folder.remove();
    },
  };
}

interface TargetRequest {
  method?: string;
  token?: string;
  /** An object is sent as JSON, text unchanged. */
  body?: object | string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  tookMs: number;
}

export async function ask(url: string, asked: TargetRequest = {}): Promise<Answer> {
  const { method = 'POST', token, body, headers = {} } = asked;
  const began = performance.now();
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(typeof body === 'object' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    tookMs: performance.now() - began,
  };
}

export async function readMetric(address: string, line: string): Promise<number> {
  const { text } = await ask(`${address}/metrics`, { method: 'GET', token: metricsToken });
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length));
}

/** The cost of an attack, for the note. */
export function tell(attack: string, figures: object): void {
  process.stdout.write(`attack: ${attack}: ${JSON.stringify(figures)}\n`);
}
