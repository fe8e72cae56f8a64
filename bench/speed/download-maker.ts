/** Makes PDFs of all demo reports in turn, in one worker, and sends the resident megabytes after each. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRenderer } from '@broadsheet/charts/render';
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';
import { obtainToken, saveBenchClient } from './bench-client.js';

process.on('disconnect', () => process.exit());

const pdfs = Number(process.argv[2]);
const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveBenchClient(store);
const drafts = [...demoDocuments({ counts: { industry: 8, company: 8 } })].map(buildDraft);
await store.editions.publish(drafts, { name: 'bench', address: '' });
const { http } = await buildApp({
  store,
  renderer: createRenderer({ workers: 1 }),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
  // Every file is really made: neither memory nor the store keeps files of selected sections.
  cacheBytes: 0,
});
const address = await http.listen({ host: '127.0.0.1', port: 0 });
const headers = {
  authorization: `Bearer ${await obtainToken(address)}`,
  'content-type': 'application/json',
};

const samples: number[] = [];
for (let count = 0; count < pdfs; count += 1) {
  const { key } = drafts[count % drafts.length] ?? {};
  if (!key) throw new Error('there are no demo reports');
  const body = {
    Family: key.family,
    ...families.writeKey(key),
    Format: 'pdf',
    Sections: Object.keys(families.get(key.family).sections),
  };
  const answer = await fetch(`${address}/downloads/v3/report`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  if (answer.status !== 200) throw new Error(`a PDF was answered with ${String(answer.status)}`);
  await answer.arrayBuffer();
  samples.push(readMegabytes('self'));
}
process.send?.(samples, () => process.exit());

/** With the processes that it started, of which one sets pages. */
function readMegabytes(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const started = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return own + started.reduce((sum, child) => sum + readMegabytes(child), 0);
}
