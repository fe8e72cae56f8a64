import { splitPointer } from '@broadsheet/contract/checking';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml';
import { deepest } from './count-names.js';
import type { ParsedText, TextFault } from './parsed-text.js';
import { createLineIndex, start } from './position.js';
import { findAlteredTexts } from './yaml-altered-texts.js';
import { explainYamlErrors } from './yaml-errors.js';
import { explainFindings } from './yaml-findings.js';

export function parseYamlText(text: string): ParsedText {
  try {
    return parseWhole(text);
  } catch (error) {
    // Aliases without an anchor or with too many expansions, and nesting deeper than the stack
    // allows.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const why = isOverflow(error) ? tooDeep : error.message;
    const message = `This YAML cannot be read. ${why}.`;
    const fault = findTextAlias(text) ?? { ...start, message };
    return { value: undefined, faults: [fault], locate: () => start };
  }
}

const tooDeep = `A value holds itself, by an alias, or is nested deeper than ${String(deepest)} levels`;

/** The parser also notes it as an error of the text. */
const isOverflow = ({ message }: { message: string }) => message.includes('call stack');

/** Markdown often begins with an asterisk, which in YAML refers to an anchor. */
function findTextAlias(text: string): TextFault | undefined {
  if (/(^|\s)&\S/.test(text)) return undefined;
  const found = /(?<=^[ \t-]*(?:[^\s#][^\n:#]*: +)?)\*\S.*$/m.exec(text);
  if (!found) return undefined;
  const message = `A text that begins with * must be in quotes; type '${found[0].trimEnd().slice(0, 60)}'.`;
  return { ...createLineIndex(text)(found.index), message };
}

function parseWhole(text: string): ParsedText {
  const lines = new LineCounter();
  // Its warnings are among the faults below, and not for the log of the service.
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  if (document.errors.some(isOverflow)) throw new RangeError(tooDeep);
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const errors = [...document.errors, ...document.warnings].map(
    ({ pos: [offset], code, message }) => ({ offset, code, message }),
  );
  const faults = explainYamlErrors(text, errors).map(({ offset, message }): TextFault => ({
    ...positionOf(offset),
    message,
  }));
  const value: unknown = faults.length === 0 ? document.toJS({ maxAliasCount }) : undefined;
  if (isEndless(value)) throw new RangeError(tooDeep);
  return {
    value,
    faults,
    locate: (pointer) => positionOf(findOffset(document, pointer)),
    explain: (findings) => {
      const reported = new Set(findings.map(({ pointer }) => pointer));
      const altered = findAlteredTexts(text, document).filter(
        ({ pointer }) => !reported.has(pointer),
      );
      return [...explainFindings(document, findings), ...altered];
    },
  };
}

function isEndless(value: unknown, above: object[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (above.length >= deepest || above.includes(value)) return true;
  return Object.values(value).some((inner) => isEndless(inner, [...above, value]));
}

/** Using an alias often is fine; a few lines that expand to gigabytes are not. */
const maxAliasCount = 100;

/**
 * The offset of the value at the pointer, or of the last existing value on the way. If a value is
 * not on the line of its name, the offset is that of the name, where the author looks for it.
 */
function findOffset(document: Document, pointer: string): number {
  const offsetOf = (value: unknown) => (isNode(value) ? value.range?.[0] : undefined);
  let node: unknown = document.contents;
  let offset = offsetOf(node) ?? 0;
  for (const step of splitPointer(pointer)) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step);
      if (!pair) return offset;
      node = pair.value;
      const isHere = isScalar(node) && node.source !== '';
      offset = offsetOf(isHere ? node : pair.key) ?? offset;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = offsetOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}
