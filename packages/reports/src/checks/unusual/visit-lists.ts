import { joinPointer } from '@broadsheet/contract/checking';
import type { FigureList, RecordStep } from './find-series.js';

export type Figures = Readonly<Record<string, unknown>>;

/** A list of figures in a document. */
export interface VisitedList {
  pointer: string;
  /** The same in every edition: records on the path are identified by name, not by position. */
  id: string;
  /** The name of the innermost record that the list is in; undefined if it is in none. */
  recordName: string | undefined;
  records: readonly Figures[];
  /** The object that holds the list. */
  owner: Figures;
  ownerPointer: string;
}

interface VisitedValue {
  value: unknown;
  pointer: string;
  id: string;
  recordName?: string | undefined;
}

/**
 * The lists of a document that belong to one list of the schema: several if that list is in records
 * of another list.
 */
export function visitLists(document: object, { steps }: FigureList): VisitedList[] {
  const visited: VisitedList[] = [];
  visit({ value: document, pointer: '', id: '' }, steps, visited);
  return visited;
}

function visit(owner: VisitedValue, steps: FigureList['steps'], visited: VisitedList[]): void {
  const [step = '', ...rest] = steps;
  for (const inner of enter(owner, step)) {
    if (rest.length > 0) visit(inner, rest, visited);
    else if (Array.isArray(inner.value) && isRecord(owner.value)) {
      const { value, pointer, id, recordName } = inner;
      const records = value.filter(isRecord);
      const { value: ownerValue, pointer: ownerPointer } = owner;
      visited.push({ pointer, id, recordName, records, owner: ownerValue, ownerPointer });
    }
  }
}

export const isRecord = (value: unknown): value is Figures =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function enter(
  { value, pointer, id, recordName }: VisitedValue,
  step: string | RecordStep,
): VisitedValue[] {
  if (typeof step === 'string') {
    const inner = isRecord(value) ? value[step] : undefined;
    return inner === undefined
      ? []
      : [{ value: inner, pointer: joinPointer(pointer, step), id: `${id}/${step}`, recordName }];
  }
  if (!Array.isArray(value)) return [];
  return value.map((record: unknown, index) => {
    const name = nameRecord(record, step.keyField) ?? String(index);
    const at = joinPointer(pointer, index);
    return { value: record, pointer: at, id: `${id}/${name}`, recordName: name };
  });
}

/** The pointer to a list that a document lacks, or to the last value on the way to it. */
export function locateList(document: object, { steps }: FigureList, id: string): string {
  let at: VisitedValue = { value: document, pointer: '', id: '' };
  for (const step of steps) {
    const inner = enter(at, step).find((each) => `${id}/`.startsWith(`${each.id}/`));
    if (!inner) return typeof step === 'string' ? joinPointer(at.pointer, step) : at.pointer;
    at = inner;
  }
  return at.pointer;
}

export function nameRecord(record: unknown, keyField: string | undefined): string | undefined {
  const name = isRecord(record) && keyField !== undefined ? record[keyField] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** A record of a series. */
export interface TimedRecord {
  record: Figures;
  time: string;
  /** Its index in the document, which may have the latest year first. */
  index: number;
}

/** Records with a time, earliest first. */
export function listInOrder(records: readonly Figures[], times: readonly string[]): TimedRecord[] {
  return records
    .flatMap((record, index) => {
      const time = findTime(record, times);
      return time === undefined ? [] : [{ record, time, index }];
    })
    .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
}

/** The time of a record of a series; undefined if it has none. */
function findTime(record: Figures, times: readonly string[]): string | undefined {
  for (const field of times) {
    const time = record[field];
    if (typeof time === 'string' || typeof time === 'number') return String(time);
  }
  return undefined;
}

/** Whether a record of a series is not an outlook. */
export const isPast = (record: Figures): boolean => record.Outlook !== true;

export function findFigure(record: Figures, steps: readonly string[]): unknown {
  let at: unknown = record;
  for (const step of steps) at = isRecord(at) ? at[step] : undefined;
  return at;
}
