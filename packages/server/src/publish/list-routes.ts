import {
  defaultLimit,
  listPublishedReports,
  type Families,
  type PublishedEntry,
  type PublishedList,
  type PublishedListRequest,
} from '@broadsheet/contract';
import type { KnownListed, Store } from '@broadsheet/store';
import { listScopes } from '../authentication/list-scopes.js';
import { readFamilies } from '../authentication/read-families.js';
import { requirePublisher } from '../authentication/roles.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';

interface ListServices {
  lists: Pick<Store['lists'], 'listKnown'>;
  families: Families;
  cursors: SealedCursors;
}

const list = 'published';

/** Lists the reports that a client may publish. */
export function publishedListRoutes(addRoute: AddRoute, services: ListServices): void {
  const { lists, families, cursors } = services;
  addRoute(listPublishedReports, async (request): Promise<PublishedList> => {
    requirePublisher(request.client);
    const body = request.body as PublishedListRequest;
    const { Families: names, Text: text, State: state, Limit: limit = defaultLimit } = body;
    const scopes = listScopes(request.client, {
      ...{ families: readFamilies(families, names), isNamed: names !== undefined },
      access: 'publish',
    });
    const position = await cursors.parse(body.After, list, ['number']);
    const found = await lists.listKnown({
      ...{ scopes, limit: limit + 1 },
      ...(text !== undefined && { text: families.completeKeyText(text) }),
      ...(state !== undefined && { isWithdrawn: state === 'withdrawn' }),
      ...(position && { after: position[0] }),
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      Reports: page.map((report) => writeEntry(families, report)),
      ...(last && found.length > limit && { Next: await cursors.write(list, last.editionId) }),
    };
  });
}

function writeEntry(families: Families, report: KnownListed): PublishedEntry {
  const { key, title, edition, author, isWithdrawn, updatedAt } = report;
  return {
    Key: families.formatReportKey(key),
    ...{ Family: key.family, Country: key.country, Language: key.language },
    Title: title,
    State: isWithdrawn ? 'withdrawn' : 'published',
    Edition: edition,
    Author: author,
    UpdatedAt: new Date(updatedAt).toISOString(),
  };
}
