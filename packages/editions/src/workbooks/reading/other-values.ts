import { joinPointer, splitPointer } from '@broadsheet/contract/checking';
import { isObject } from '../../is-object.js';
import type { Grid } from '../grid.js';
import { findHeads } from './find-heads.js';
import {
  addFault,
  findText,
  listRows,
  noteAddress,
  type Properties,
  type Reading,
} from './reading.js';

export const pointerHead = 'Pointer';
export const jsonHead = 'JSON';

/** A value that does not fit into a cell. */
export interface OtherValue {
  pointer: string;
  value: unknown;
}

/** The values of a document that its sheets did not give back. */
export function listDifferences(expected: unknown, read: unknown, pointer = ''): OtherValue[] {
  if (expected === read) return [];
  if (Array.isArray(expected) && Array.isArray(read) && expected.length === read.length) {
    return expected.flatMap((item, index) =>
      listDifferences(item, read[index] as unknown, joinPointer(pointer, index)),
    );
  }
  if (isObject(expected) && isObject(read) && Object.keys(read).every((name) => name in expected)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      listDifferences(value, read[name], joinPointer(pointer, name)),
    );
  }
  return [{ pointer, value: expected }];
}

/** Cells hold at most 32,767 characters; a longer text continues in the next row. */
const longestCell = 30_000;

export function listOtherRows(values: readonly OtherValue[]): string[][] {
  return values.flatMap(({ pointer, value }) => {
    // Only ASCII, so that no program changes characters or line breaks, and nothing that Excel
    // treats as an escape.
    const json = JSON.stringify(value).replace(/[^ -~]|_(?=x[\dA-F]{4}_)/gi, escapeCharacter);
    const chunks = [];
    for (let at = 0; at < json.length; at += longestCell) {
      chunks.push(json.slice(at, at + longestCell));
    }
    return chunks.map((chunk) => [pointer, `${chunk}|`]);
  });
}

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Puts the values of the sheet into the document. */
export function readOther(reading: Reading, grid: Grid): void {
  const heads = findHeads(reading, grid, { known: [pointerHead, jsonHead] });
  const pointerColumn = heads?.columns.get(pointerHead);
  const jsonColumn = heads?.columns.get(jsonHead);
  if (!heads || pointerColumn === undefined || jsonColumn === undefined) return;
  const texts = new Map<string, { text: string; row: number }>();
  for (const row of listRows(grid, heads.row)) {
    const pointer = findText(grid, row, pointerColumn) ?? '';
    const text = findPart(grid, row, jsonColumn);
    const before = texts.get(pointer);
    texts.set(pointer, { text: (before?.text ?? '') + text, row: before?.row ?? row });
  }
  for (const [pointer, { text, row }] of texts) {
    const address = { sheet: grid.name, row, column: jsonColumn };
    try {
      setAtPointer(reading.document, pointer, JSON.parse(text));
      noteAddress(reading, pointer, address, '');
    } catch {
      const message = `This is not JSON, or "${pointer.slice(0, 60)}" leads nowhere; delete the row, or restore it.`;
      addFault(reading, { address, pointer, message });
    }
  }
}

/** A part of a JSON text, with the spaces at its start; a mark keeps those at its end. */
function findPart(grid: Grid, row: number, column: number): string {
  const content = grid.findCell(row, column);
  const text = content?.kind === 'text' ? content.value : findText(grid, row, column);
  return (text ?? '').replace(/\|\s*$/, '');
}

function setAtPointer(document: Properties, pointer: string, value: unknown): void {
  const steps = splitPointer(pointer);
  const last = steps.pop();
  let at: unknown = document;
  for (const step of steps) at = Object.hasOwn(at as object, step) && (at as Properties)[step];
  if (last === undefined || last === '__proto__' || typeof at !== 'object' || at === null) {
    throw new Error('leads nowhere');
  }
  (at as Properties)[last] = value;
}
