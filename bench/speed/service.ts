/** The real application over a given database, authentication on, in a process of its own. */
import { createRenderer } from '@broadsheet/charts/render';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';

const [databaseUrl = '', cacheBytes = '', drawing = 'one'] = process.argv.slice(2);
// The process that measures may fail; nothing else would end this one.
process.on('disconnect', () => process.exit());

const store = await openStore(databaseUrl);
const { http } = await buildApp({
  store,
  // Otherwise a worker for each core, as the command has.
  renderer: createRenderer(drawing === 'one' ? { workers: 1 } : {}),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
  ...(cacheBytes !== '' && { cacheBytes: Number(cacheBytes) }),
});
process.send?.(await http.listen({ host: '127.0.0.1', port: 0 }));
