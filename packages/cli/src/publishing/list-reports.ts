import type { PublishedReport } from '@broadsheet/client';
import type { Families } from '@broadsheet/contract';
import type { KnownListed, Store } from '@broadsheet/store';
import type { ListedQuery } from './targets/publish-target.js';

const pageSize = 1000;

/** Every report of the store, also those that readers no longer see; the last published first. */
export async function* listReports(
  { lists }: Pick<Store, 'lists'>,
  families: Families,
  { families: names = families.names, text, state }: ListedQuery,
): AsyncGenerator<PublishedReport> {
  const scopes = names.map((family) => ({ family, countries: '*', languages: '*' }) as const);
  const query = {
    ...{ scopes, limit: pageSize },
    ...(text !== undefined && { text: families.completeKeyText(text) }),
    ...(state !== undefined && { isWithdrawn: state === 'withdrawn' }),
  };
  for (let after: number | undefined; ;) {
    const page = await lists.listKnown({ ...query, ...(after !== undefined && { after }) });
    yield* page.map((report) => toReport(families, report));
    after = page.at(-1)?.editionId;
    if (page.length < pageSize) return;
  }
}

function toReport(families: Families, listed: KnownListed): PublishedReport {
  const { key, title, edition, author, isWithdrawn, updatedAt } = listed;
  const { family, country, language } = key;
  return {
    ...{ key: families.formatReportKey(key), family, country, language, title, edition, author },
    state: isWithdrawn ? 'withdrawn' : 'published',
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
