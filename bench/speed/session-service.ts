/** The real application with the demo reports in memory, and users signed in with browsers. */
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRenderer } from '@broadsheet/charts/render';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { buildApp } from '@broadsheet/server';
import { openStore } from '@broadsheet/store';
import { pino } from 'pino';
import { saveBenchClient } from './bench-client.js';

const [count = '', file = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveBenchClient(store);
await store.editions.publish([...demoDocuments()].map(buildDraft), { name: 'bench', address: '' });
await refreshSpanning(store);
const users = Array.from(
  { length: Math.ceil(Number(count) / 50) },
  (_, index) => `user ${String(index)}`,
);
await store.clients.save({
  id: 'readers',
  name: 'Readers',
  entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
  users: Object.fromEntries(users.map((user) => [user, 'bench'])),
});

const client = await store.clients.find('readers');
const name = (await store.meta.find('session-cookie')) ?? '';
const cookies: string[] = [];
while (cookies.length < Number(count)) {
  const id = randomBytes(32).toString('base64url');
  await store.browserSessions.add({
    idHash: createHash('sha256').update(id).digest('base64url'),
    ...{ clientId: 'readers', username: users[cookies.length % users.length] ?? '' },
    ...{ signedInBy: 'password', scope: undefined, providerToken: undefined },
    ...{ clientGeneration: client?.tokenGeneration ?? 0, userGeneration: undefined },
    expiresAt: Date.now() + 60 * 60 * 1000,
  });
  cookies.push(`broadsheet-${name}=${id}`);
}
writeFileSync(file, JSON.stringify(cookies));

const { http } = await buildApp({
  store,
  renderer: createRenderer({ workers: 1 }),
  logger: pino({ level: 'error' }),
  version: '0.0.0',
});
process.send?.(await http.listen({ host: '127.0.0.1', port: 0 }));
