import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore, type Store } from '@broadsheet/store';
import { startPostgres } from './postgres.js';
import type { Result } from './result.js';
import { inWorkFolder } from './work-folder.js';

const goal = 0.95;
const first = 5;
const everything = families.names.map((family) => ({
  ...{ family, countries: '*' as const, languages: '*' as const },
}));

interface Query {
  half: string;
  query: string;
  expected: string[];
}

/**
 * How often the report that people look for is among the first five, in the old search and in this
 * one.
 */
export function measureFound(): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const postgres = await startPostgres(join(folder, 'postgres'));
    try {
      return [
        ...(await measureOn(`sqlite:${join(folder, 'found.db')}`, 'SQLite')),
        ...(await measureOn(postgres.url, 'PostgreSQL')),
      ];
    } finally {
      await postgres.stop();
    }
  });
}

async function measureOn(url: string, database: string): Promise<Result[]> {
  const store = await openStore(url);
  await store.editions.publish([...demoDocuments()].map(buildDraft), {
    name: 'bench',
    address: '',
  });
  const results: Result[] = [];
  for (const isOlder of [true, false]) {
    // The old search answers until this fact says that the index is complete.
    await store.meta.set('search-index', isOlder ? '' : '1');
    for (const half of ['seen', 'aside']) {
      const queries = readQueries().filter((query) => query.half === half);
      const share = (await countFound(store, queries)) / queries.length;
      results.push({
        work: `${String(queries.length)} queries (${half}), found among the first five, ${isOlder ? 'before' : 'now'}, ${database}`,
        goal: isOlder ? '' : `≥ ${String(goal * 100)} %`,
        measured: `${(share * 100).toFixed(1)} %`,
        ...(!isOlder && { holds: share >= goal }),
      });
    }
  }
  await store.close();
  return results;
}

async function countFound({ search }: Store, queries: Query[]): Promise<number> {
  let count = 0;
  for (const { query, expected } of queries) {
    const { reports } = await search.find({ query, scopes: everything, limit: first, offset: 0 });
    const keys = reports.map(({ key }) => families.formatReportKey(key));
    if (expected.some((key) => keys.includes(key))) count += 1;
  }
  return count;
}

/** The file marks the half that was set aside while the search was developed. */
function readQueries(): Query[] {
  const file = new URL('../../../test/search/queries.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [half = '', , query = '', expected = ''] = line.split(',');
    return { half, query, expected: expected.split('|') };
  });
}
