/** The real application over a given database, authentication on, in its own process. */
import { createRenderer } from '@broadsheet/charts/render';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';

const [databaseUrl = '', cacheBytes = '', drawing = 'one'] = process.argv.slice(2);
// Ends this process if the measuring process fails.
process.on('disconnect', () => process.exit());

const store = await openStore(databaseUrl);
const { http } = await buildApp({
  store,
  // By default there would be one worker per core, as in the command.
  renderer: createRenderer(drawing === 'one' ? { workers: 1 } : {}),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
  ...(cacheBytes !== '' && { cacheBytes: Number(cacheBytes) }),
});
process.send?.(await http.listen({ host: '127.0.0.1', port: 0 }));
