import type { ClassifiedCode } from '../document.js';
import { writeCode } from './place-known.js';
import type { RawClassification, RawCode } from './raw-code.js';
import { ImportError } from './source-table.js';

/** Finds the level of each code by how many codes are above it. */
export function placeOwn({ codes, levels: names }: RawClassification): {
  codes: ClassifiedCode[];
  levels: string[];
} {
  const byCode = new Map(codes.map((code) => [code.code.toLowerCase(), code]));
  const placed = codes.map((raw) => {
    const parent = findParent(raw, byCode);
    return writeCode(raw, countAbove(raw, byCode) + 1, parent?.code);
  });
  const deepest = Math.max(...placed.map(({ Level }) => Level));
  return {
    codes: placed,
    levels: names ?? Array.from({ length: deepest }, (_, index) => `Level ${String(index + 1)}`),
  };
}

function findParent(
  { code, parent, line }: RawCode,
  byCode: ReadonlyMap<string, RawCode>,
): RawCode | undefined {
  if (parent === undefined) return undefined;
  const found = byCode.get(parent.toLowerCase());
  if (!found) {
    throw new ImportError(`the parent ${parent} of ${code} is not in the file.`, line);
  }
  return found;
}

function countAbove(raw: RawCode, byCode: ReadonlyMap<string, RawCode>): number {
  const seen = new Set([raw]);
  let count = 0;
  for (let each = findParent(raw, byCode); each; each = findParent(each, byCode)) {
    if (seen.has(each)) {
      throw new ImportError(
        `the code ${raw.code} is its own ancestor; correct its parent.`,
        raw.line,
      );
    }
    seen.add(each);
    count += 1;
  }
  return count;
}
