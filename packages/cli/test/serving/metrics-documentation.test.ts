import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess } from '../service-process.js';

vi.setConfig({ testTimeout: 120_000 });

const token = 'a-token-of-a-collector';
let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

/** Names with their types, in order. */
async function listServed(databaseUrl: string): Promise<string[]> {
  const service = await startServiceProcess(['--database-url', databaseUrl], {
    cwd: folder.path,
    env: { METRICS_TOKEN: token },
  });
  const answer = await fetch(`${service.address}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  await service.stop();
  return [...text.matchAll(/^# TYPE (.+)$/gm)].map(([, named = '']) => named).sort();
}

function listDocumented(): string[] {
  const guide = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('\n## Watching it\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm);
  return [...rows].map(([, name = '', type = '']) => `${name} ${type}`).sort();
}

it('the guide lists every figure with its type, and none that is not served', async () => {
  const database = await createPostgresDatabase();
  expect(await listServed(database.url)).toEqual(listDocumented());
  await database.remove();
});

it('on SQLite all are served but those of connections', async () => {
  const documented = listDocumented().filter((named) => !named.startsWith('broadsheet_database_'));
  expect(await listServed('sqlite:./test.db')).toEqual(documented);
});
