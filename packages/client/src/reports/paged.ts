/**
 * A list in pages. Await it for the first page, which has the cursor of the next one; or iterate
 * over it, and pages are fetched as needed.
 */
export type Paged<Page, Item> = Promise<Page> & AsyncIterable<Item>;

interface Pages<Page, Item> {
  fetchPage: (after: string | undefined) => Promise<Page>;
  itemsOf: (page: Page) => Item[];
  /** The cursor of the next page; undefined on the last page. */
  nextOf: (page: Page) => string | undefined | Promise<string | undefined>;
  /** The cursor of the first page. */
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
