import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { openStore, type Store } from '@broadsheet/store';
import { fillStore } from './fill.js';
import { startPostgres } from './postgres.js';
import { quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { inWorkFolder } from './work-folder.js';

const goalMs = 20;
const timesEach = 20;
const limit = 20;
const everything = families.names.map((family) => ({
  ...{ family, countries: '*' as const, languages: '*' as const },
}));

/** What somebody types, key by key, and what they paste. */
const queries: Record<string, string[]> = {
  'one letter': ['a', 'm', 's', 'o', 'p', '1', '4', 'z'],
  'two letters': ['wi', 'ma', 'fo', 're', 'st', '10', '51'],
  'three letters': ['win', 'man', 'foo', 'ret', 'min', '100', '121'],
  'whole words': [
    'manufacturing',
    'food products',
    'retail trade',
    'pty ltd',
    'mining of coal',
    'wine',
  ],
  Japanese: ['ワ', 'ワイン', '製造', '製造業'],
  'registration numbers': ['51 824 753 556', '10010000', '1001', '824753556'],
};

/** Searching among many reports, on both databases. */
export function measureSearch({ searchedReports }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const postgres = await startPostgres(join(folder, 'postgres'));
    try {
      return [
        ...(await measureOn(`sqlite:${join(folder, 'search.db')}`, 'SQLite', searchedReports)),
        ...(await measureOn(postgres.url, 'PostgreSQL', searchedReports)),
      ];
    } finally {
      await postgres.stop();
    }
  });
}

async function measureOn(url: string, name: string, reports: number): Promise<Result[]> {
  const store = await openStore(url);
  await fillStore(store, {
    editions: reports,
    documents: Math.min(reports, 10_000),
    companies: 0.5,
  });
  const times = new Map<string, number[]>();
  for (let turn = 0; turn <= timesEach; turn += 1) {
    for (const [kind, texts] of Object.entries(queries)) {
      const taken = await timeEach(store, texts);
      if (turn > 0) times.set(kind, [...(times.get(kind) ?? []), ...taken]);
    }
  }
  await store.close();
  const all = [...times.values()].flat();
  const kinds = [...times].map(
    ([kind, taken]) =>
      `${kind} ${quantile(taken, 0.5).toFixed(1)}/${quantile(taken, 0.99).toFixed(1)}`,
  );
  const p99 = quantile(all, 0.99);
  return [
    {
      work: `search over ${reports.toLocaleString('en')} reports, ${name} (p50/p99 ms: ${kinds.join(', ')})`,
      goal: name === 'SQLite' ? `p99 ≤ ${String(goalMs)} ms` : '',
      measured: `${quantile(all, 0.5).toFixed(1)}/${p99.toFixed(1)} ms`,
      ...(name === 'SQLite' && { holds: p99 <= goalMs }),
    },
  ];
}

async function timeEach({ search }: Store, texts: string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const query of texts) {
    const startedAt = performance.now();
    await search.find({ query, scopes: everything, limit, offset: 0 });
    taken.push(performance.now() - startedAt);
  }
  return taken;
}
