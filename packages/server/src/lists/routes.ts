import {
  defaultLimit,
  type FamilyDefinition,
  type FamilyOperations,
  type ReportKey,
  type ReportListRequest,
  type UpdatedReportsRequest,
} from '@broadsheet/contract';
import { codeOrder, type ListedReport, type Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { listScopes } from '../authentication/list-scopes.js';
import { findCursor, parseCursor, writeCursor } from '../requests/cursor.js';
import { parseInstant } from '../requests/instant.js';
import type { AddRoute } from '../route.js';

interface ListServices {
  lists: Store['lists'];
  writeKey: (key: ReportKey) => object;
}

/** Which reports of a family there are, and which were updated. */
export function listRoutes(
  addRoute: AddRoute,
  { name }: FamilyDefinition,
  operations: FamilyOperations['lists'],
  services: ListServices,
): void {
  addRoute(operations.updatedreports, (request) => answerUpdated(services, name, request));
  addRoute(operations.reportlist, (request) => answerPublished(services, name, request));
}

async function answerUpdated(
  { lists, writeKey }: ListServices,
  family: string,
  request: FastifyRequest,
) {
  const body = request.body as UpdatedReportsRequest;
  const { Limit: limit = defaultLimit, EndDate } = body;
  const [updatedAt, id] = parseCursor(body.After, `updated-${family}`, ['number', 'number']) ?? [];
  const from = parseInstant('StartDate', body.StartDate);
  const until = EndDate === undefined ? undefined : parseInstant('EndDate', EndDate);
  const reports = await lists.listUpdated({
    ...whichReports(family, request, body),
    limit: limit + 1,
    from,
    ...(until !== undefined && { until }),
    ...(updatedAt !== undefined && id !== undefined && { after: { updatedAt, id } }),
  });
  const write = (report: ListedReport) => writeEntry(report, writeKey);
  return toPage(reports, limit, write, (last) =>
    writeCursor(`updated-${family}`, last.updatedAt, last.id),
  );
}

async function answerPublished(
  { lists, writeKey }: ListServices,
  family: string,
  request: FastifyRequest,
) {
  const body = request.body as ReportListRequest;
  const { Limit: limit = defaultLimit } = body;
  const place = parsePlace(body.After, `list-${family}`);
  const reports = await lists.listPublished({
    ...whichReports(family, request, body),
    limit: limit + 1,
    ...(place && { after: place }),
  });
  const write = (report: ListedReport) => ({
    ...writeEntry(report, writeKey),
    PublishedAt: new Date(report.publishedAt).toISOString(),
  });
  return toPage(reports, limit, write, (last, next) =>
    writeCursor(`list-${family}`, ...placeOf(last, next)),
  );
}

interface Which {
  Country?: string;
  Language?: string;
}

function whichReports(family: string, request: FastifyRequest, { Country, Language }: Which) {
  const filters = {
    ...(Country !== undefined && { country: Country }),
    ...(Language !== undefined && { language: Language }),
  };
  return { ...filters, scopes: listScopes(request.client, { families: [family], ...filters }) };
}

/** One more than asked for was read, to know whether there is a next page. */
function toPage<Entry>(
  reports: ListedReport[],
  limit: number,
  write: (report: ListedReport) => Entry,
  cursorOf: (last: ListedReport, next: ListedReport) => string,
): { Reports: Entry[]; Next?: string } {
  const page = reports.slice(0, limit);
  const last = page.at(-1);
  const next = reports[limit];
  return { Reports: page.map(write), ...(last && next && { Next: cursorOf(last, next) }) };
}

function writeEntry({ key, title, updatedAt }: ListedReport, writeKey: ListServices['writeKey']) {
  return { ...writeKey(key), Title: title, UpdatedAt: new Date(updatedAt).toISOString() };
}

/** `012` and `12` stand at one place of the list: then the id tells them apart. */
function placeOf({ key, id }: ListedReport, next: ListedReport): (string | number)[] {
  const orderOf = ({ code, language }: ReportKey) => `${codeOrder(code)}/${language.toLowerCase()}`;
  const isShared = orderOf(key) === orderOf(next.key);
  return [key.code, key.language, ...(isShared ? [id] : [])];
}

function parsePlace(After: string | undefined, list: string) {
  if (After === undefined) return undefined;
  const place =
    findCursor(After, list, ['string', 'string', 'number']) ??
    parseCursor(After, list, ['string', 'string']);
  const [code = '', language = '', id] = place ?? [];
  return { code, language, ...(id !== undefined && { id }) };
}
