/**
 * The real application with the demo reports in memory and authentication on, in its own process.
 */
import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';
import { saveBenchClient } from './bench-client.js';

process.on('disconnect', () => process.exit());

const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveBenchClient(store);
await store.editions.publish([...demoDocuments()].map(buildDraft), { name: 'bench', address: '' });
await refreshSpanning(store);
const { http } = await buildApp({
  store,
  renderer: createRenderer({ workers: 1 }),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
});
process.send?.(await http.listen({ host: '127.0.0.1', port: 0 }));
