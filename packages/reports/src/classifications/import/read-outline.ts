import type { KnownSystem } from '../known-systems.js';
import { plainCode, type RawClassification, type RawCode } from './raw-code.js';
import type { SourceRow, SourceTable } from './source-table.js';

/**
 * An indented list, as the Australian Bureau of Statistics publishes codes and titles: the first value
 * of a row is a code, the next its title. Of several sheets, the one with the most codes is read.
 */
export function readOutline(
  tables: readonly SourceTable[],
  known: KnownSystem | undefined,
): RawClassification | undefined {
  if (!known) return undefined;
  const [best = []] = tables
    .map(({ rows }) => rows.flatMap((row) => readRow(row, known) ?? []))
    .sort((a, b) => b.length - a.length);
  return best.length > 0 ? { codes: best } : undefined;
}

function readRow({ line, cells }: SourceRow, { levels }: KnownSystem): RawCode | undefined {
  const [first = '', title = ''] = cells.filter((cell) => cell !== '');
  const code = plainCode(first);
  return title !== '' && levels.some((level) => level.code.test(code))
    ? { line, code, title }
    : undefined;
}
