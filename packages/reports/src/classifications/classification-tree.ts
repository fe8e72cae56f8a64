import type { ClassificationDocument, ClassifiedCode } from './document.js';

/** A code with its position in the tree. */
export interface TreeCode extends ClassifiedCode {
  parent: TreeCode | undefined;
  children: readonly TreeCode[];
  /** Its index in the order of the classification. */
  index: number;
}

/** A requested code, and the code that is meant. */
export interface ReadCode {
  code: TreeCode;
  /** Whether it was written differently. */
  isReadAs: boolean;
}

/** A classification for looking up codes. */
export interface ClassificationTree {
  version: string;
  document: ClassificationDocument;
  /** In the order of the classification. */
  codes: readonly TreeCode[];
  /** By the exact code of the classification, in any letter case. */
  find(code: string): TreeCode | undefined;
  /** As people write it: with dots, as one number of a range, with trailing zeros. */
  read(code: string): ReadCode | undefined;
  /** Every way in which a report may write this code. */
  listSpellings(code: TreeCode): string[];
}

export function buildTree(document: ClassificationDocument): ClassificationTree {
  const codes = linkCodes(document);
  const byCode = new Map(codes.map((code) => [code.Code.toLowerCase(), code]));
  const find = (code: string) => byCode.get(code.toLowerCase());
  const ranges = listRanges(codes);
  const length = Math.max(...codes.map(({ Code }) => Code.length));
  const findMeant = (text: string): TreeCode | undefined => {
    const plain = text.replace(/[./]/g, '');
    return (
      find(plain) ?? ranges.get(plain) ?? (document.Padded ? findPadded(find, plain) : undefined)
    );
  };
  return {
    version: document.Version,
    document,
    codes,
    find,
    read(text) {
      const exact = find(text);
      if (exact) return { code: exact, isReadAs: false };
      const code = findMeant(text);
      return code && { code, isReadAs: true };
    },
    listSpellings({ Code }) {
      const padded = Code.padEnd(length, '0');
      const isSpelling = document.Padded && /^[0-9]+$/.test(Code) && !find(padded);
      return isSpelling ? [Code, padded] : [Code];
    },
  };
}

/** From the code itself up to the top. */
export function* listAncestors(code: TreeCode): Iterable<TreeCode> {
  for (let each = code.parent; each; each = each.parent) yield each;
}

/** Everything below a code, in order. */
export function* listDescendants(code: TreeCode): Iterable<TreeCode> {
  for (const child of code.children) {
    yield child;
    yield* listDescendants(child);
  }
}

function linkCodes({ Codes }: ClassificationDocument): TreeCode[] {
  const codes = Codes.map((code, index) => ({
    ...code,
    parent: undefined as TreeCode | undefined,
    children: [] as TreeCode[],
    index,
  }));
  const byCode = new Map(codes.map((code) => [code.Code.toLowerCase(), code]));
  for (const code of codes) {
    const parent = code.Parent === undefined ? undefined : byCode.get(code.Parent.toLowerCase());
    code.parent = parent;
    parent?.children.push(code);
  }
  return codes;
}

/** `31`, `32` and `33` by the code `31-33`. */
function listRanges(codes: readonly TreeCode[]): Map<string, TreeCode> {
  const ranges = new Map<string, TreeCode>();
  for (const code of codes) {
    const [, first, last] = /^([0-9]{2})-([0-9]{2})$/.exec(code.Code) ?? [];
    if (first === undefined || last === undefined) continue;
    for (let number = Number(first); number <= Number(last); number += 1) {
      ranges.set(String(number).padStart(2, '0'), code);
    }
  }
  return ranges;
}

/** `4500` is `45`: the office writes codes that are not further defined in this way. */
function findPadded(find: ClassificationTree['find'], text: string): TreeCode | undefined {
  let code = text;
  while (/^[0-9]{3,}$/.test(code) && code.endsWith('0')) {
    code = code.slice(0, -1);
    const found = find(code);
    if (found) return found;
  }
  return undefined;
}
