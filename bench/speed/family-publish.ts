import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore, type Store } from '@broadsheet/store';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';

const mostOfIndustry = 1;
/** Measured elsewhere. */
const others = ['company'];
const author = { name: 'bench', address: '' };

/** Processor time of checking, deriving and publishing one report of each family. */
export async function measureFamilyPublish({ familyPublishes }: Scale): Promise<Result[]> {
  const store = await openStore('sqlite::memory:');
  const first = new Map<string, object>();
  for (const { family, document } of demoDocuments()) {
    if (!others.includes(family) && !first.has(family)) first.set(family, document as object);
  }
  const times = new Map<string, number[]>([...first.keys()].map((family) => [family, []]));
  // In turns, so that a disturbance affects all alike.
  for (let turn = 0; turn <= familyPublishes; turn += 1) {
    for (const [family, document] of first) {
      const spent = await publishOnce(store, family, { ...document, DataDate: dateOf(turn) });
      if (turn > 0) times.get(family)?.push(spent);
    }
  }
  await store.close();
  const whole = median(times.get('industry') ?? []);
  return [...times]
    .filter(([family]) => family !== 'industry')
    .map(([family, spent]) => {
      const ratio = median(spent) / whole;
      return {
        work: `publishing one ${family} report: processor time against a whole industry report`,
        goal: `≤ ${String(mostOfIndustry)}`,
        measured: `${median(spent).toFixed(1)} ms of ${whole.toFixed(1)} ms`,
        ratio,
        holds: ratio <= mostOfIndustry,
      };
    });
}

/** Milliseconds of processor time. */
async function publishOnce(store: Store, family: string, document: object): Promise<number> {
  const before = process.cpuUsage();
  await store.editions.publish([buildDraft({ family, document })], author);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A different date in each round, so that each document is a new edition. */
function dateOf(turn: number): string {
  return new Date(Date.UTC(2026, 5, 30) + turn * 86_400_000).toISOString().slice(0, 10);
}
