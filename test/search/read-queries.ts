import { readFileSync } from 'node:fs';

/** A typed query, and the reports of which one should be among the first results. */
export interface QueryCase {
  /** Half of the queries were set aside while the search was developed. */
  half: 'seen' | 'aside';
  /** The kind of user: an analyst, an assistant, a developer; a mistake; Japanese. */
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
