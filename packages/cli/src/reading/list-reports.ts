import { NotOfferedError, type Broadsheet, type Family } from '@broadsheet/client';
import { formatReportKey } from '@broadsheet/contract/report-key';

/** A report as a list tells of it, of either family. */
export interface ListedReport {
  key: string;
  family: Family;
  country: string;
  /** The industry's code, or the id of the company. */
  code: string;
  language: string;
  title: string;
  updatedAt: string;
}

export interface ListQuery {
  families?: readonly Family[] | undefined;
  /** All that one may read where none is named. */
  countries?: readonly string[] | undefined;
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The most that one page may hold. */
const limit = 1000;

/**
 * Every report there is, each once. A country's come from its list. Without a country there is no
 * such list, but whatever there is was updated at some time.
 */
export async function listAllReports(
  client: Broadsheet,
  { families = ['industry', 'company'], countries, ...query }: ListQuery,
): Promise<ListedReport[]> {
  const reports = new Map<string, ListedReport>();
  for (const family of families) {
    for (const country of countriesOf(family, countries)) {
      // A report that is updated meanwhile comes again, at the end.
      for await (const report of listFamily(client, family, { ...query, country })) {
        reports.set(report.key, report);
      }
    }
  }
  return [...reports.values()];
}

/**
 * What a family is asked for, one after the other; undefined is everywhere. Company reports cover
 * Australia only, and asking for another country is an error.
 */
export function countriesOf(
  family: Family,
  countries: readonly string[] | undefined,
): readonly (string | undefined)[] {
  if (countries === undefined) return [undefined];
  return family === 'company' ? countries.filter((country) => country === 'AU') : countries;
}

interface FamilyQuery {
  country: string | undefined;
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function* listFamily(
  client: Broadsheet,
  family: Family,
  query: FamilyQuery,
): AsyncGenerator<ListedReport> {
  for await (const report of openList(client, family, query)) yield listedReport(family, report);
}

type WireReport = Omit<ListedReport, 'key' | 'family' | 'code'> & {
  code?: string;
  entityId?: number;
};

async function* openList(
  client: Broadsheet,
  family: Family,
  { country, ...query }: FamilyQuery,
): AsyncGenerator<WireReport> {
  const since = { startDate: '1970-01-01', limit, ...query };
  if (country === undefined) {
    yield* client[family].updatedReports(since);
    return;
  }
  try {
    yield* client[family].reportList({ country, limit, ...query });
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error;
    yield* client[family].updatedReports({ ...since, country });
  }
}

function listedReport(family: Family, { entityId, code, ...report }: WireReport): ListedReport {
  const { country, language, title, updatedAt } = report;
  const key = { family, country, code: code ?? String(entityId), language };
  return { key: formatReportKey(key), ...key, title, updatedAt };
}
