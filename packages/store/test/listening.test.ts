import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { openStore } from '../src/index.js';
import { databases } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

const createPostgres = databases.find(([name]) => name === 'PostgreSQL')?.[1];

/** Two stores as in two processes, and how often the second was notified of a change. */
async function openTwo() {
  const database = await createPostgres?.();
  const url = database?.url ?? '';
  const [writer, listener] = [
    await openStore(url, { secretCost }),
    await openStore(url, { secretCost }),
  ];
  const onChanged = vi.fn();
  listener.listen(onChanged);
  const isListening = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'broadsheet (listening)' and query = 'listen broadsheet'",
    );
    await client.end();
    return rows.length === 1;
  };
  const close = async () => {
    await Promise.all([writer.close(), listener.close()]);
    await database?.remove();
  };
  return { url, writer, onChanged, isListening, close };
}

it('PostgreSQL tells other processes of changes of reports and of access', async () => {
  const { writer, onChanged, isListening, close } = await openTwo();
  await expect.poll(isListening).toBe(true);
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  await writer.editions.publish([draft(industry('1'))], ann);
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
  await writer.clients.save({ id: 'acme', name: 'Acme', entitlements: [] });
  await expect.poll(() => onChanged.mock.calls.length).toBe(3);
  await close();
});

it('listens again after its connection was cut, and checks what it missed', async () => {
  const { url, writer, onChanged, isListening, close } = await openTwo();
  await expect.poll(isListening).toBe(true);
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  await killer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'broadsheet (listening)'",
  );
  await killer.end();
  const before = onChanged.mock.calls.length;
  await expect.poll(() => onChanged.mock.calls.length, { timeout: 10_000 }).toBe(before + 1);
  await writer.editions.publish([draft(industry('1'))], ann);
  await expect.poll(() => onChanged.mock.calls.length).toBe(before + 2);
  await close();
});
