/**
 * A list that comes in pages. Await it for the first page, which names where the next one starts;
 * or iterate over it, and the pages are fetched as they are needed.
 */
export type Paged<Page, Item> = Promise<Page> & AsyncIterable<Item>;

interface Pages<Page, Item> {
  fetchPage: (after: string | undefined) => Promise<Page>;
  itemsOf: (page: Page) => Item[];
  /** Where the page after this one starts; undefined where it is the last. */
  nextOf: (page: Page) => string | undefined | Promise<string | undefined>;
  /** Where the first page starts. */
  after?: string | undefined;
}

export function paged<Page, Item>(pages: Pages<Page, Item>): Paged<Page, Item> {
  const first = pages.fetchPage(pages.after);
  return Object.assign(first, { [Symbol.asyncIterator]: () => iterate(first, pages) });
}

async function* iterate<Page, Item>(
  first: Promise<Page>,
  { fetchPage, itemsOf, nextOf }: Pages<Page, Item>,
): AsyncGenerator<Item, void, undefined> {
  let page = await first;
  for (;;) {
    yield* itemsOf(page);
    const next = await nextOf(page);
    if (next === undefined) return;
    page = await fetchPage(next);
  }
}
