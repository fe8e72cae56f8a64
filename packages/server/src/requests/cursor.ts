import { RequestProblem } from '../problem.js';

/**
 * Writes the position at which a list continues, in a form that nobody is tempted to write by hand:
 * Base64 of a JSON array that starts with the name of its list.
 */
export function writeCursor(list: string, ...values: (string | number | null)[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
}

/** The types of the values in a cursor. A value with a question mark may be missing at the end. */
export type Kinds = readonly ('string' | 'number' | 'number?')[];
export type CursorValues<K extends Kinds> = { [I in keyof K]: CursorValue<K[I]> };
type CursorValue<Kind> = Kind extends 'string'
  ? string
  : Kind extends 'number'
    ? number
    : number | undefined;

/** Undefined if there is no cursor; refuses a cursor of another list. */
export function parseCursor<const K extends Kinds>(
  text: string | undefined,
  list: string,
  kinds: K,
): CursorValues<K> | undefined {
  if (text === undefined) return undefined;
  const values = findCursor(text, list, kinds);
  if (values) return values;
  throw refuseCursor(text);
}

export function refuseCursor(text: string): RequestProblem {
  const detail = `After is ${JSON.stringify(text)}; it must be the Next of an earlier answer of this operation.`;
  return new RequestProblem('invalid_cursor', detail, { errors: [{ pointer: '/After', detail }] });
}

/** Undefined if the text is not a cursor of this list with these types of values. */
export function findCursor<const K extends Kinds>(
  text: string,
  list: string,
  kinds: K,
): CursorValues<K> | undefined {
  const [found, ...values] = decodeCursor(text);
  const fits =
    found === list &&
    values.length <= kinds.length &&
    kinds.every((kind, index) => isCursorValue(values[index], kind));
  return fits ? (values as unknown as CursorValues<K>) : undefined;
}

function isCursorValue(value: unknown, kind: Kinds[number]): boolean {
  if (kind === 'number?' && value === undefined) return true;
  if (kind === 'string') return typeof value === 'string' && !value.includes('\0');
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The name of the list and the values; empty if the text is not a cursor. */
export function decodeCursor(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
