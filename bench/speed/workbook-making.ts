import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';
import { obtainToken, saveBenchClient } from './bench-client.js';

type Renderer = ReturnType<typeof createRenderer>;
type WorkerTask = Parameters<Renderer['runIn']>[0];

interface FileScript {
  makeFile(task: unknown): Promise<{ bytes: Uint8Array }>;
}

/**
 * A function that makes the workbook of a report as a drawing worker does, but in this process: where
 * another library writes the same cells, V8 has compiled as much and the machine is as busy.
 */
export async function prepareWorkbook(report: object): Promise<() => Promise<Uint8Array>> {
  const { file, task } = await catchTask('/downloads/v3/report', { ...report, Format: 'xlsx' });
  // The worker's own script would freeze the clock of this process.
  const { makeFile } = (await import(new URL('make-file.js', file).href)) as FileScript;
  return async () => (await makeFile(task)).bytes;
}

/** What the real service gives to a worker for a request. */
async function catchTask(path: string, body: object): Promise<WorkerTask> {
  const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
  await saveBenchClient(store);
  const drafts = [...demoDocuments({ counts: { industry: 1 } })].map(buildDraft);
  await store.editions.publish(drafts, { name: 'bench', address: '' });
  const real = createRenderer({ workers: 1 });
  let caught: WorkerTask | undefined;
  const renderer: Renderer = Object.assign(Object.create(real) as Renderer, {
    runIn(given: WorkerTask) {
      caught = given;
      return real.runIn(given);
    },
  });
  const app = await buildApp({
    ...{ store, renderer, logger: pino({ level: 'error' }), version: '0.0.0' },
  });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await obtainToken(address)}`;
  await fetch(address + path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await app.http.close();
  await real.close();
  await store.close();
  if (!caught) throw new Error(`nothing was made for ${path}`);
  return caught;
}
