import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { openStore, type Store } from '@broadsheet/store';
import { fillStore } from './fill.js';
import { startPostgres } from './postgres.js';
import { quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { inWorkFolder } from './work-folder.js';

const goalMs = 30;
/** The most time that PostgreSQL may take, compared with SQLite. */
const mostOfSqlite = 3;
const timesEach = 20;
const limit = 20;
const everything = families.names.map((family) => ({
  ...{ family, countries: '*' as const, languages: '*' as const },
}));

/** Queries as people type them, key by key, and as they paste them. */
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
  phrases: [
    ...['wine making in Australia', 'listed coal companies', 'coffee shops', 'house building'],
    ...['winemaking', 'manufacture of food products', 'road freight transport', 'dairy farming'],
  ],
  questions: [
    'What is the outlook for coal mining in Australia?',
    'leading wine companies',
    'which companies run supermarkets in New Zealand',
    'how concentrated is the banking industry',
  ],
  mistakes: ['winne', 'manufacturring', 'resturants', 'alchoholic bevarages', 'mining of coall'],
  'in texts': ['fermenting grapes', 'battery storage', 'digital subscriptions', 'own label brands'],
  'nothing there': ['qqqxyzzy', 'zzyzx quaternion', 'qwrtpsdfg'],
};

/** Searching many reports, on both databases. */
export function measureSearch({ searchedReports }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const postgres = await startPostgres(join(folder, 'postgres'));
    try {
      const sqlite = await measureOn(`sqlite:${join(folder, 'search.db')}`, searchedReports);
      const postgresql = await measureOn(postgres.url, searchedReports);
      const ratio = postgresql.p99 / sqlite.p99;
      const name = `search over ${searchedReports.toLocaleString('en')} reports with texts`;
      return [
        {
          work: `${name}, SQLite (p50/p99 ms: ${sqlite.kinds})`,
          goal: `p99 ≤ ${String(goalMs)} ms`,
          measured: `${sqlite.p50.toFixed(1)}/${sqlite.p99.toFixed(1)} ms`,
          holds: sqlite.p99 <= goalMs,
        },
        {
          work: `${name}, PostgreSQL (p50/p99 ms: ${postgresql.kinds})`,
          goal: `p99 ≤ ${String(mostOfSqlite)} × SQLite`,
          measured: `${postgresql.p50.toFixed(1)}/${postgresql.p99.toFixed(1)} ms`,
          ratio,
          holds: ratio <= mostOfSqlite,
        },
      ];
    } finally {
      await postgres.stop();
    }
  });
}

interface Times {
  p50: number;
  p99: number;
  /** By kind of query. */
  kinds: string;
}

async function measureOn(url: string, reports: number): Promise<Times> {
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
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), kinds: kinds.join(', ') };
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
