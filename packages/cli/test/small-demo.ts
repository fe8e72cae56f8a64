import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { prepareDemo } from '../src/demo-mode.js';

/**
 * In a folder of the caller's, the demo's store as a first start leaves it, with the first report of
 * each family only: on it `serve --demo` is ready in a second and has few charts to draw ahead.
 */
export async function createSmallDemo(folder: string): Promise<void> {
  await mkdir(join(folder, 'data'), { mode: 0o700 });
  const databaseUrl = `sqlite:${join(folder, 'data', 'demo.db')}`;
  const store = await openStore(databaseUrl, { secretCost: { logN: 4, r: 1, p: 1 } });
  const counts = { industry: 1, company: 1 };
  await prepareDemo(store, { host: '127.0.0.1', databaseUrl, counts });
  await store.close();
}
