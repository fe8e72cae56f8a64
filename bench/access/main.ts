import { families } from '@broadsheet/contract';
import { createAccess, watchStore } from '@broadsheet/server';
import { openStore, type RateLimit, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { issueTokens } from './issue-tokens.js';
import { measureFirst, measureSeen } from './measure.js';

/**
 * Measures the guard alone: what each request pays for authentication. Exits with 1 over the
 * target.
 */

let aheadMs = 0;
/** Time moves only with `aheadMs`, so that logins are not refused as too many. */
const startedAt = Date.now();
const clock = () => startedAt + aheadMs;
const wait = () => {
  aheadMs += 1000;
};

const seenTargetUs = 5;
const firstTargetUs = 6000;

const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
await saveClient(store, 'unlimited', null);
await saveClient(store, 'limited', [
  { limit: 1_000_000_000, seconds: 1 },
  { limit: 1_000_000_000, seconds: 60 },
  { limit: 1_000_000_000, seconds: 3600 },
]);
const watch = await watchStore({ store, clock });
const access = await createAccess({
  store,
  families,
  watch,
  clock,
  logger: pino({ level: 'silent' }),
});
const { lists } = families.operationsOf('industry');
const guard = access.guard(lists.reportlist);

const first = await measureFirst(
  guard,
  await issueTokens(access, 'unlimited', { count: 2200, wait }),
);
const seen = await measureSeen(guard, await issueTokens(access, 'unlimited', { count: 1, wait }));
const limited = await measureSeen(guard, await issueTokens(access, 'limited', { count: 1, wait }));
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
