import { createHash } from 'node:crypto';
import { Type } from '@broadsheet/contract';
import { decodeCursor, writeCursor as writeListCursor } from '../../requests/cursor.js';
import { Refusal } from '../reading/refusal.js';

export const Cursor = Type.Optional(
  Type.String({
    description: 'Goes on where an answer ended: its nextCursor, with the same other arguments.',
    pattern: '^[A-Za-z0-9_-]{1,800}$',
  }),
);

export const NextCursor = Type.Optional(
  Type.String({ description: 'There is more: send it as cursor. Absent at the end.' }),
);

/** Where a list continues. Only the tool that wrote these values understands them. */
type CursorValues = (string | number | null)[];

/** Identifies a list: the tool and its whole input except the budget and the cursor. */
export interface Listing {
  tool: string;
  query: object;
}

/**
 * The cursor is bound to its list, so that a cursor of another query is refused instead of skipping
 * items.
 */
export function writeCursor(listing: Listing, values: CursorValues): string {
  return writeListCursor(nameListing(listing), ...values);
}

export function parseCursor(text: string | undefined, listing: Listing): CursorValues | undefined {
  if (text === undefined) return undefined;
  const [name, ...values] = decodeCursor(text);
  if (name === nameListing(listing) && values.every(isCursorValue)) return values;
  throw new Refusal(
    'invalid_cursor',
    `The cursor does not belong to this query: send the nextCursor of an answer of ${listing.tool} with the same other arguments, or leave it out to begin anew.`,
  );
}

export function staleCursor(): Refusal {
  return new Refusal(
    'stale_cursor',
    'A new edition of the report was published since the first page. Leave the cursor out to begin anew.',
  );
}

const isCursorValue = (value: unknown): value is CursorValues[number] =>
  value === null ||
  typeof value === 'string' ||
  (Number.isSafeInteger(value) && (value as number) >= 0);

function nameListing({ tool, query }: Listing): string {
  const text = JSON.stringify([tool, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
