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
import { parseInstant } from '../requests/instant.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';

interface ListServices {
  lists: Store['lists'];
  cursors: SealedCursors;
  writeKey: (key: ReportKey) => object;
}

/** Lists the reports of a family, and those that were updated. */
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
  { lists, cursors, writeKey }: ListServices,
  family: string,
  request: FastifyRequest,
) {
  const body = request.body as UpdatedReportsRequest;
  const { Limit: limit = defaultLimit, EndDate } = body;
  const list = `updated-${family}`;
  const position = await cursors.parse(body.After, list, ['number', 'number']);
  const from = parseInstant('StartDate', body.StartDate);
  const until = EndDate === undefined ? undefined : parseInstant('EndDate', EndDate);
  const reports = await lists.listUpdated({
    ...whichReports(family, request, body),
    limit: limit + 1,
    from,
    ...(until !== undefined && { until }),
    ...(position && { after: { updatedAt: position[0], id: position[1] } }),
  });
  const write = (report: ListedReport) => writeEntry(report, writeKey);
  return toPage(reports, limit, write, (last) => cursors.write(list, last.updatedAt, last.id));
}

async function answerPublished(
  { lists, cursors, writeKey }: ListServices,
  family: string,
  request: FastifyRequest,
) {
  const body = request.body as ReportListRequest;
  const { Limit: limit = defaultLimit } = body;
  const list = `list-${family}`;
  const position = await cursors.parse(body.After, list, ['string', 'string', 'number?']);
  const reports = await lists.listPublished({
    ...whichReports(family, request, body),
    limit: limit + 1,
    ...(position && { after: readPosition(position) }),
  });
  const write = (report: ListedReport) => ({
    ...writeEntry(report, writeKey),
    PublishedAt: new Date(report.publishedAt).toISOString(),
  });
  return toPage(reports, limit, write, (last, next) =>
    cursors.write(list, ...positionOf(last, next)),
  );
}

interface ListFilter {
  Country?: string;
  Language?: string;
}

function whichReports(family: string, request: FastifyRequest, { Country, Language }: ListFilter) {
  const filters = {
    ...(Country !== undefined && { country: Country }),
    ...(Language !== undefined && { language: Language }),
  };
  return { ...filters, scopes: listScopes(request.client, { families: [family], ...filters }) };
}

/** `reports` has one more entry than requested, which shows whether there is a next page. */
async function toPage<Entry>(
  reports: ListedReport[],
  limit: number,
  write: (report: ListedReport) => Entry,
  cursorOf: (last: ListedReport, next: ListedReport) => Promise<string>,
): Promise<{ Reports: Entry[]; Next?: string }> {
  const page = reports.slice(0, limit);
  const last = page.at(-1);
  const next = reports[limit];
  return { Reports: page.map(write), ...(last && next && { Next: await cursorOf(last, next) }) };
}

function writeEntry({ key, title, updatedAt }: ListedReport, writeKey: ListServices['writeKey']) {
  return { ...writeKey(key), Title: title, UpdatedAt: new Date(updatedAt).toISOString() };
}

/** `012` and `12` sort equal; the id then tells them apart. */
function positionOf({ key, id }: ListedReport, next: ListedReport): (string | number)[] {
  const orderOf = ({ code, language }: ReportKey) => `${codeOrder(code)}/${language.toLowerCase()}`;
  const isShared = orderOf(key) === orderOf(next.key);
  return [key.code, key.language, ...(isShared ? [id] : [])];
}

function readPosition([code, language, id]: readonly [string, string, number | undefined]) {
  return { code, language, ...(id !== undefined && { id }) };
}
