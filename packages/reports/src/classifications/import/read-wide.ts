import { capitalise } from '@broadsheet/contract/words';
import type { KnownSystem } from '../known-systems.js';
import { findHeader } from './find-columns.js';
import { plainCode, type RawClassification, type RawCode } from './raw-code.js';
import { ImportError, type SourceRow, type SourceTable } from './source-table.js';

interface WideLevel {
  name: string;
  code: number;
  title: number;
}

/**
 * One row per class, with its ancestors beside it: `division_code, division_title, …, class_code,
 * class_title`.
 */
export function readWide(
  tables: readonly SourceTable[],
  known: KnownSystem | undefined,
): RawClassification | undefined {
  const table = findHeader(tables, findLevels);
  if (!table) return undefined;
  const { found: levels, rows } = table;
  const codes = new Map<string, RawCode>();
  for (const row of rows) addRow(codes, row, { levels, known });
  return { codes: [...codes.values()], levels: levels.map(({ name }) => capitalise(name)) };
}

function findLevels(names: string[]): WideLevel[] | undefined {
  const levels = names.flatMap((header, code) => {
    const [, name] = /^(.+) code$/.exec(header) ?? [];
    if (name === undefined) return [];
    const title = names.findIndex((other) =>
      ['title', 'name', 'description'].some((word) => other === `${name} ${word}`),
    );
    return title < 0 ? [] : [{ name, code, title }];
  });
  return levels.length >= 2 ? levels : undefined;
}

interface Context {
  levels: readonly WideLevel[];
  known: KnownSystem | undefined;
}

/** Ancestors are repeated in every row; they must be the same each time. */
function addRow(codes: Map<string, RawCode>, row: SourceRow, { levels, known }: Context): void {
  const { line, cells } = row;
  let parent: string | undefined;
  const deepest = levels.findLastIndex(({ code }) => (cells[code] ?? '') !== '');
  if (deepest < 0) throw new ImportError('the row has no code.', line);
  for (const [index, level] of levels.slice(0, deepest + 1).entries()) {
    const code = fillZeros(plainCode(cells[level.code] ?? ''), known, index);
    const title = cells[level.title] ?? '';
    if (code === '' || title === '') {
      throw new ImportError(`${level.name} has no ${code === '' ? 'code' : 'title'}.`, line);
    }
    const raw: RawCode = {
      line,
      code,
      title,
      level: index + 1,
      ...(parent !== undefined && { parent }),
    };
    const before = codes.get(code);
    if (before) requireSame(before, raw, index === deepest);
    else codes.set(code, raw);
    parent = code;
  }
}

function requireSame(before: RawCode, now: RawCode, isDeepest: boolean): void {
  const { code, line } = now;
  if (isDeepest) {
    throw new ImportError(
      `the code ${code} is there twice, first in line ${String(before.line)}.`,
      line,
    );
  }
  if (before.title !== now.title || before.parent !== now.parent) {
    throw new ImportError(
      `the code ${code} is ${JSON.stringify(now.title)} here, but ${JSON.stringify(before.title)} in line ${String(before.line)}, or stands under another code.`,
      line,
    );
  }
}

const mostZeros = 6;

/** The column gives the level, so the lost leading zeros of a code can be restored. */
export function fillZeros(code: string, known: KnownSystem | undefined, index: number): string {
  const form = known?.levels[index]?.code;
  if (!form || !/^[0-9]+$/.test(code)) return code;
  for (let filled = code; filled.length <= mostZeros; filled = `0${filled}`) {
    if (form.test(filled)) return filled;
  }
  return code;
}
