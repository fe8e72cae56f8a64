import { splitPointer } from '@broadsheet/contract/checking';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { countMembers, countNames } from './count-names.js';
import type { ParsedText } from './parsed-text.js';
import { createLineIndex, type Position } from './position.js';
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
    locate: createLocate(text),
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

/** The text is read again once, when the first position is asked for: most documents have no findings. */
function createLocate(text: string): (pointer: string) => Position {
  let positionOf: ReturnType<typeof createLineIndex> | undefined;
  let root: Node | undefined;
  return (pointer) => {
    positionOf ??= createLineIndex(text);
    root ??= parseTree(text);
    return positionOf(findOffset(root, splitPointer(pointer)));
  };
}

/** The offset of the value at the end of the steps, or of the last existing value on the way. */
function findOffset(root: Node | undefined, steps: string[]): number {
  let node = root;
  for (const step of steps) {
    const inner = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!inner) break;
    node = inner;
  }
  return node?.offset ?? 0;
}
