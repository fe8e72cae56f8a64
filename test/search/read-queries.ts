import { readFileSync } from 'node:fs';

/** What somebody types, and the reports of which one should be among the first found. */
export interface QueryCase {
  /** Half of the queries was set aside while search was written. */
  half: 'seen' | 'aside';
  /** Who types so: an analyst, an assistant, a developer; a mistake; Japanese. */
  user: string;
  query: string;
  /** Report keys. */
  expected: string[];
}

export function readQueries(): QueryCase[] {
  const text = readFileSync(new URL('queries.csv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [half = '', user = '', query = '', expected = ''] = line.split(',');
      return { half: half as QueryCase['half'], user, query, expected: expected.split('|') };
    });
}
