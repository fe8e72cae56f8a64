/**
 * The real application with demo reports in memory and the explorer, in its own process. Each
 * message publishes a new edition of the downloaded industry report, so that its files are made
 * again.
 */
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';
import { saveBenchClient } from './bench-client.js';

process.on('disconnect', () => process.exit());

const publisher = { name: 'bench', address: '' };
const site = fileURLToPath(new URL('../../../packages/web/dist/site', import.meta.url));
const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveBenchClient(store);
const documents = [...demoDocuments({ counts: { industry: 1, company: 1 } })];
await store.editions.publish(documents.map(buildDraft), publisher);
const app = await buildApp({
  store,
  renderer: createRenderer({ workers: 1 }),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
  explorer: { directory: site },
});

let edition = 1;
process.on('message', () => {
  void publishAgain().then(() => process.send?.('published'));
});

/** Changes one year's figure, and with it a chart and a few tables. */
async function publishAgain(): Promise<void> {
  edition += 1;
  const drafts = documents
    .filter(({ family }) => family === 'industry')
    .map(({ family, document }) => {
      const text = JSON.stringify(document).replaceAll('15728', String(15_728 + edition));
      return buildDraft({ family, document: JSON.parse(text) as object });
    });
  await store.editions.publish(drafts, publisher);
  await app.noticeChanges();
}

process.send?.(await app.http.listen({ host: '127.0.0.1', port: 0 }));
