import {
  defaultLimit,
  listCompanyReports,
  listIndustryReports,
  listUpdatedCompanyReports,
  listUpdatedIndustryReports,
  type Family,
  type Operation,
  type ReportListRequest,
  type UpdatedReportsRequest,
} from '@broadsheet/contract';
import type { ListedReport, Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { listScopes } from '../authentication/list-scopes.js';
import { parseCursor, writeCursor } from '../cursor.js';
import { parseInstant } from '../instant.js';
import type { AddRoute } from '../route.js';

interface ListServices {
  lists: Store['lists'];
}

/** Which reports there are, and which were updated, for each family alike. */
export function listRoutes(addRoute: AddRoute, { lists }: ListServices): void {
  const updated: Record<Family, Operation> = {
    industry: listUpdatedIndustryReports,
    company: listUpdatedCompanyReports,
  };
  const published: Record<Family, Operation> = {
    industry: listIndustryReports,
    company: listCompanyReports,
  };
  for (const family of ['industry', 'company'] as const) {
    addRoute(updated[family], (request) => answerUpdated(lists, family, request));
    addRoute(published[family], (request) => answerPublished(lists, family, request));
  }
}

async function answerUpdated(lists: Store['lists'], family: Family, request: FastifyRequest) {
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
  return toPage(reports, limit, writeEntry, (last) =>
    writeCursor(`updated-${family}`, last.updatedAt, last.id),
  );
}

async function answerPublished(lists: Store['lists'], family: Family, request: FastifyRequest) {
  const body = request.body as ReportListRequest;
  const { Limit: limit = defaultLimit } = body;
  const [code, language] = parseCursor(body.After, `list-${family}`, ['string', 'string']) ?? [];
  const reports = await lists.listPublished({
    ...whichReports(family, request, body),
    limit: limit + 1,
    ...(code !== undefined && language !== undefined && { after: { code, language } }),
  });
  const write = (report: ListedReport) => ({
    ...writeEntry(report),
    PublishedAt: new Date(report.publishedAt).toISOString(),
  });
  return toPage(reports, limit, write, ({ key }) =>
    writeCursor(`list-${family}`, key.code, key.language),
  );
}

interface Which {
  Country?: string;
  Language?: string;
}

function whichReports(family: Family, request: FastifyRequest, { Country, Language }: Which) {
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
  cursorOf: (last: ListedReport) => string,
): { Reports: Entry[]; Next?: string } {
  const page = reports.slice(0, limit);
  const last = page.at(-1);
  const more = last && reports.length > limit;
  return { Reports: page.map(write), ...(more && { Next: cursorOf(last) }) };
}

function writeEntry({ key, title, updatedAt }: ListedReport) {
  const { family, country, code, language } = key;
  return {
    Country: country,
    ...(family === 'company' ? { EntityId: Number(code) } : { Code: code }),
    Language: language,
    Title: title,
    UpdatedAt: new Date(updatedAt).toISOString(),
  };
}
