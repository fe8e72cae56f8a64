import { families } from '@broadsheet/contract';
import { createAccess, watchStore } from '@broadsheet/server';
import { openStore, type RateLimit, type Store } from '@broadsheet/store';
import { issueTokens } from './issue-tokens.js';
import { measureFirst, measureSeen } from './measure.js';

/** Measures the guard alone: what a request pays to be let through. Exits with 1 over the target. */

/** It is only told what goes wrong in the background. */
const silentLogger = { warn: () => undefined } as unknown as Parameters<
  typeof createAccess
>[0]['logger'];

const seenTargetUs = 5;
const firstTargetUs = 6000;

const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveClient(store, 'unlimited', null);
await saveClient(store, 'limited', [
  { limit: 1_000_000_000, seconds: 1 },
  { limit: 1_000_000_000, seconds: 60 },
  { limit: 1_000_000_000, seconds: 3600 },
]);
const watch = await watchStore({ store, clock: Date.now });
const access = await createAccess({
  store,
  families,
  watch,
  clock: Date.now,
  logger: silentLogger,
});
const { lists } = families.operationsOf('industry');
const guard = access.guard(lists.reportlist);

const first = await measureFirst(guard, await issueTokens(access, 'unlimited', 2200));
const seen = await measureSeen(guard, await issueTokens(access, 'unlimited', 1));
const limited = await measureSeen(guard, await issueTokens(access, 'limited', 1));
watch.stop();
await access.stop();
await store.close();

process.stdout.write(`What the guard costs a request, in microseconds
  a token seen before              ${seen.toFixed(2)}   (target: under ${String(seenTargetUs)})
  the same, of a limited client    ${limited.toFixed(2)}
  a token seen for the first time  ${first.median.toFixed(0)} (median), ${first.p99.toFixed(0)} (99 of 100)   (target: under ${String(firstTargetUs)})
`);
process.exitCode = seen < seenTargetUs && first.p99 < firstTargetUs ? 0 : 1;

async function saveClient(to: Store, id: string, ratePlan: RateLimit[] | null): Promise<void> {
  const entitlement = { access: 'read', families: '*', countries: '*', languages: '*' } as const;
  const users = { bench: 'bench' };
  await to.clients.save({ id, name: id, entitlements: [entitlement], ratePlan, users });
}
