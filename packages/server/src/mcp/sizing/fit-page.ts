import { countFitting } from './budget.js';
import { parseCursor, writeCursor, type Listing } from './cursor.js';

interface Page<Item> {
  items: Item[];
  /** Where the operation's own list goes on. */
  next?: string | undefined;
}

interface FitOptions<Item> {
  listing: Listing;
  cursor: string | undefined;
  budget: number;
  /** The answer without its items. */
  frame: object;
  fetchPage: (after: string | undefined) => Promise<Page<Item>>;
}

/** Of one operation in one call: enough to fill a budget, and a bound on what a call costs. */
const mostPages = 5;

/**
 * As many items of a paged operation as fit the budget. What of a page did not fit is read again
 * with the next call: nothing is kept in between, so any process can go on.
 */
export async function fitPage<Item>(
  options: FitOptions<Item>,
): Promise<{ items: Item[]; nextCursor: string | undefined }> {
  const { listing, cursor, budget, frame, fetchPage } = options;
  const [from, skip = 0] = parseCursor(cursor, listing) ?? [];
  const items: Item[] = [];
  let place = { after: typeof from === 'string' ? from : undefined, skip: Number(skip) };
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await fetchPage(place.after);
    const rest = page.items.slice(place.skip);
    const count = countFitting([...items, ...rest], { frame, budget }) - items.length;
    items.push(...rest.slice(0, count));
    if (count < rest.length) {
      place = { after: place.after, skip: place.skip + count };
      break;
    }
    if (page.next === undefined) return { items, nextCursor: undefined };
    place = { after: page.next, skip: 0 };
  }
  return { items, nextCursor: writeCursor(listing, [place.after ?? null, place.skip]) };
}
