import {
  defaultLimit,
  searchReports,
  type Families,
  type FoundReport as FoundReportAnswer,
  type SearchRequest,
  type SearchResponse,
} from '@broadsheet/contract';
import type { FoundReport, SearchResult, Store } from '@broadsheet/store';
import { listScopes } from '../authentication/list-scopes.js';
import { readFamilies } from '../authentication/read-families.js';
import { parseCursor, writeCursor } from '../requests/cursor.js';
import type { AddRoute } from '../route.js';
import { writeUnderstood } from './write-understood.js';

const list = 'search';

interface SearchServices extends Pick<Store, 'search'> {
  families: Families;
}

export function searchRoutes(addRoute: AddRoute, { search, families }: SearchServices): void {
  addRoute(searchReports, async (request): Promise<SearchResponse> => {
    const body = request.body as SearchRequest;
    const { Query, Families, Country, Language, Limit: limit = defaultLimit } = body;
    const [offset = 0] = parseCursor(body.After, list, ['number']) ?? [];
    const filters = {
      ...(Country !== undefined && { country: Country }),
      ...(Language !== undefined && { language: Language }),
    };
    const scopes = listScopes(request.client, {
      families: readFamilies(families, Families),
      isNamed: Families !== undefined,
      ...filters,
    });
    const { reports: found, ...rest } = await search.find({
      ...(Query !== undefined && { query: Query }),
      scopes,
      ...filters,
      limit: limit + 1,
      offset,
    });
    return {
      Reports: found.slice(0, limit).map((report) => writeFound(families, report)),
      ...(found.length > limit && { Next: writeCursor(list, offset + limit) }),
      ...writeRest(rest),
    };
  });
}

function writeFound(
  families: Families,
  { key, title, sector, updatedAt, match, matched, passage }: FoundReport,
): FoundReportAnswer {
  return {
    Key: families.formatReportKey(key),
    Family: key.family,
    Country: key.country,
    Code: key.code,
    Language: key.language,
    Title: title,
    Sector: sector,
    UpdatedAt: new Date(updatedAt).toISOString(),
    ...(match && { Match: match }),
    ...(matched && { Matched: matched }),
    ...(passage && { Passage: { Section: passage.section, Text: passage.text } }),
  };
}

function writeRest({ understood, suggestions, searchable }: Omit<SearchResult, 'reports'>) {
  return {
    ...(understood && { Understood: writeUnderstood(understood) }),
    ...(suggestions && { Suggestions: suggestions }),
    ...(searchable !== undefined && { Searchable: searchable }),
  };
}
