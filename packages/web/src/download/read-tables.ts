import { buildSectionView } from '@broadsheet/view';
import { findFamilyDescription } from '../families/family-description.js';
import type { DownloadedReport } from './report-downloads.js';
import { writeTables } from './write-tables.js';

/** The bodies of sections, by token. */
type Bodies = Readonly<Partial<Record<string, object>>>;

/**
 * Reads the tables of sections on a page with its own design; undefined if there are none. The
 * description of the family is fetched when the user copies.
 */
export function findTables(
  { family, language }: DownloadedReport,
  tokens: readonly string[],
  bodies: Bodies,
): (() => Promise<string>) | undefined {
  const tabular = tokens.filter((token) => hasRows(bodies[token]));
  if (tabular.length === 0) return undefined;
  return async () => {
    const description = await findFamilyDescription(family, AbortSignal.timeout(timeoutMs));
    const tables = tabular.flatMap((token) => {
      const form = description?.Sections.find(({ Token }) => Token === token);
      const body = bodies[token];
      if (!description || !form || !body) return [];
      const section = { label: form.Label, body: form.Body, words: description.Words };
      return [writeTables(buildSectionView(section, { body, language }))];
    });
    return tables.filter((text) => text !== '').join('\r\n\r\n');
  };
}

const timeoutMs = 30_000;

/** Tables and series are lists of objects, at any depth. */
function hasRows(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return Object.values(value).some(hasRows);
}
