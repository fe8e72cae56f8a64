import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import { deepest } from './count-names.js';
import { splitPointer, type ParsedText, type TextFault } from './parsed-text.js';
import { start } from './position.js';

export function parseYamlText(text: string): ParsedText {
  try {
    return parseWhole(text);
  } catch (error) {
    // Aliases without an anchor or with too many expansions, and nesting deeper than the stack
    // allows.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const message = `This YAML cannot be read. ${error.message}.`;
    return { value: undefined, faults: [{ ...start, message }], locate: () => start };
  }
}

function parseWhole(text: string): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const describe = ({ pos: [offset], code, message }: YAMLError): TextFault => ({
    ...positionOf(offset),
    message: explanations[code] ?? `This is not YAML. ${message.replace(/\.?$/, '.')}`,
  });
  const faults = [...document.errors, ...document.warnings].map(describe);
  const value: unknown = faults.length === 0 ? document.toJS({ maxAliasCount }) : undefined;
  if (isEndless(value)) {
    throw new RangeError(
      `A value holds itself, by an alias, or is nested deeper than ${String(deepest)} levels`,
    );
  }
  return { value, faults, locate: (pointer) => positionOf(findOffset(document, pointer)) };
}

function isEndless(value: unknown, above: object[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (above.length >= deepest || above.includes(value)) return true;
  return Object.values(value).some((inner) => isEndless(inner, [...above, value]));
}

/** Using an alias often is fine; a few lines that expand to gigabytes are not. */
const maxAliasCount = 100;

/** Explanations of common errors, which say what to do. */
const explanations: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'This name is given twice here; keep one of them.',
  MULTIPLE_DOCS: 'A file holds one report document; put the next one into a file of its own.',
  TAB_AS_INDENT: 'YAML is indented with spaces; there is a tab here.',
};

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
      offset = (isScalar(node) ? offsetOf(node) : offsetOf(pair.key)) ?? offset;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = offsetOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}
