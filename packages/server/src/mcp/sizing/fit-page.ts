import { countFitting } from './budget.js';
import { parseCursor, writeCursor, type Listing } from './cursor.js';

interface Page<Item> {
  items: Item[];
  /** The cursor for the operation's next page. */
  next?: string | undefined;
  /** Parts of the answer beside its items; those of the first page count. */
  beside?: object;
}

interface FitOptions<Item> {
  listing: Listing;
  cursor: string | undefined;
  budget: number;
  /** The answer without its items and what a page has beside them. */
  frame: object;
  fetchPage: (after: string | undefined) => Promise<Page<Item>>;
}

/**
 * How many pages of an operation one call reads: enough to fill a budget, and a bound on the cost
 * of a call.
 */
const mostPages = 5;

/**
 * As many items of a paged operation as fit the budget. The rest of a page is read again by the
 * next call: no state is kept in between, so any process can continue.
 */
export async function fitPage<Item>(
  options: FitOptions<Item>,
): Promise<{ items: Item[]; nextCursor: string | undefined; beside: object }> {
  const { listing, cursor, budget, frame, fetchPage } = options;
  const [from, skip = 0] = parseCursor(cursor, listing) ?? [];
  const items: Item[] = [];
  let beside: object | undefined;
  let position = { after: typeof from === 'string' ? from : undefined, skip: Number(skip) };
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await fetchPage(position.after);
    beside ??= page.beside ?? {};
    const rest = page.items.slice(position.skip);
    const whole = { ...frame, ...beside };
    const count = countFitting([...items, ...rest], { frame: whole, budget }) - items.length;
    items.push(...rest.slice(0, count));
    if (count < rest.length) {
      position = { after: position.after, skip: position.skip + count };
      break;
    }
    if (page.next === undefined) return { items, nextCursor: undefined, beside };
    position = { after: page.next, skip: 0 };
  }
  const nextCursor = writeCursor(listing, [position.after ?? null, position.skip]);
  return { items, nextCursor, beside: beside ?? {} };
}
