import type { ClassifiedCode } from '../document.js';
import type { KnownSystem } from '../known-systems.js';
import type { RawCode } from './raw-code.js';
import { ImportError } from './source-table.js';

/**
 * Finds the level of each code by its form, and the code above it by its digits or its position in
 * the list.
 */
export function placeKnown(codes: readonly RawCode[], known: KnownSystem): ClassifiedCode[] {
  const all = new Set(codes.map(({ code }) => code));
  let top: string | undefined;
  return codes.map((raw) => {
    const level = findLevel(raw, known);
    if (level === 1) top = raw.code;
    const parent = level === 1 ? undefined : (raw.parent ?? findParent(raw, { all, top, level }));
    if (level > 1 && (parent === undefined || !all.has(parent))) {
      throw new ImportError(
        `the code ${raw.code} stands under ${parent ?? 'no code'}, which is not in the file.`,
        raw.line,
      );
    }
    return writeCode(raw, level, parent);
  });
}

export function writeCode(
  { code, title, notes, otherWords }: RawCode,
  level: number,
  parent: string | undefined,
): ClassifiedCode {
  return {
    Code: code,
    Title: title,
    Level: level,
    ...(parent !== undefined && { Parent: parent }),
    ...(notes !== undefined && { Notes: notes }),
    ...(otherWords && { OtherWords: otherWords }),
  };
}

function findLevel({ code, level, line }: RawCode, { version, levels }: KnownSystem): number {
  const found = levels.findIndex((each) => each.code.test(code)) + 1;
  if (found > 0 && (level === undefined || level === found)) return found;
  const isShort = /^[0-9]$/.test(code) ? ' Were leading zeros lost in a spreadsheet?' : '';
  throw new ImportError(
    `${JSON.stringify(code)} is not a code of ${version}${level === undefined ? '' : ` on level ${String(level)}`}.${isShort}`,
    line,
  );
}

interface Neighbours {
  all: ReadonlySet<string>;
  /** The last code of the top level before this one. */
  top: string | undefined;
  level: number;
}

/** Below the second level a code begins with the code above it; sectors may be ranges. */
function findParent({ code }: RawCode, { all, top, level }: Neighbours): string | undefined {
  if (level > 2) return code.slice(0, -1);
  const start = code.slice(0, 2);
  if (code.length === 2 || all.has(start)) return code.length === 2 ? top : start;
  for (const each of all) {
    const [first = '', last] = each.split('-');
    if (last !== undefined && first <= start && start <= last) return each;
  }
  return undefined;
}
