import { splitPointer } from '@broadsheet/contract/checking';
import { countMembers, countNames } from './count-names.js';
import type { ParsedText } from './parsed-text.js';
import { createLineIndex } from './position.js';
import { scanJson } from './scan-json.js';

export function parseJsonText(text: string): ParsedText {
  const value = parseStrictly(text);
  const faults = value === undefined ? scanJson(text) : [];
  if (faults.length > 0) {
    const positionOf = createLineIndex(text);
    const located = faults.map(({ offset, message }) => ({ ...positionOf(offset), message }));
    return { value: undefined, faults: located, locate: () => positionOf(0) };
  }
  return {
    value: value ?? (JSON.parse(text) as unknown),
    faults: [],
    locate: (pointer) => createLineIndex(text)(findOffset(text, splitPointer(pointer))),
  };
}

/** Undefined if the text is faulty: only a scan can find out what is wrong and where. */
function parseStrictly(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return countMembers(value) === countNames(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The offset of the value at the end of the steps, or of the last existing value on the way. */
function findOffset(text: string, steps: string[]): number {
  let found = { depth: -1, offset: 0 };
  scanJson(text, (at, offset) => {
    const leadsThere =
      at.length <= steps.length && at.every((step, index) => step === steps[index]);
    if (leadsThere && at.length > found.depth) found = { depth: at.length, offset };
  });
  return found.offset;
}
