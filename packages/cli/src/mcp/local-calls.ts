import { randomBytes, randomUUID } from 'node:crypto';
import { createRenderer } from '@broadsheet/charts/render';
import { buildApp, createInProcessCalls } from '@broadsheet/server';
import type { Client } from '@broadsheet/store';
import { pino } from 'pino';
import { prepareDemo } from '../demo-mode.js';
import { defaultDatabaseUrl, openStoreOrExplain } from '../local-store.js';
import { version } from '../version.js';
import type { Source } from './speak.js';

/** A user who can open the store can read all of it. */
const thisMachine: Client = {
  id: 'local',
  name: 'This machine',
  entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
  ratePlan: null,
  users: [],
  hasSecret: false,
  disabledAt: null,
  expiresAt: null,
  createdAt: 0,
  tokenGeneration: 0,
  userGenerations: new Map(),
};

interface LocalOptions {
  databaseUrl: string | undefined;
  demo: boolean;
}

/** The whole application over the store of this machine, without a listening port. */
export async function openLocalCalls({ databaseUrl, demo }: LocalOptions): Promise<Source> {
  // An assistant may start this program in a folder that cannot be written.
  const url = demo ? 'sqlite::memory:' : (databaseUrl ?? defaultDatabaseUrl);
  const store = await openStoreOrExplain(url);
  if (demo) await prepareDemo(store, { host: 'localhost', databaseUrl: url });
  const renderer = createRenderer({});
  const token = randomBytes(24).toString('base64url');
  const app = await buildApp({
    store,
    renderer,
    version,
    logger: pino({ level: 'warn' }, process.stderr),
    local: { client: thisMachine, token },
    // One assistant sends one request at a time, so overload protection is not needed.
    overloadDelayMs: 0,
  });
  const headers = { authorization: `Bearer ${token}` };
  return {
    call: (operation, input) =>
      createInProcessCalls(app.http, { id: randomUUID(), headers }).call(operation, input),
    async close() {
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}
