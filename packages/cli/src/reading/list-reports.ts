import { NotOfferedError, type Broadsheet } from '@broadsheet/client';
import { camelName, families as shippedFamilies, type Families } from '@broadsheet/contract';

/** A report of any family, as a list returns it. */
export interface ListedReport {
  key: string;
  family: string;
  country: string;
  /** The code made from the key fields of the family: see `ReportKey`. */
  code: string;
  language: string;
  title: string;
  updatedAt: string;
}

export interface ListQuery {
  /** The families that the program knows; the shipped ones if left out. */
  known?: Families | undefined;
  families?: readonly string[] | undefined;
  /** All that the client may read if left out. */
  countries?: readonly string[] | undefined;
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The largest page that the service allows. */
const limit = 1000;

/**
 * Every report, each once. With a country, uses the list of that country. Without one there is no
 * such list, so it uses the list of updates, which contains every report.
 */
export async function listAllReports(
  client: Broadsheet,
  { known = shippedFamilies, families = known.names, countries, ...query }: ListQuery,
): Promise<ListedReport[]> {
  const reports = new Map<string, ListedReport>();
  for (const family of families) {
    for (const country of countriesOf(known, family, countries)) {
      // A report updated meanwhile appears again at the end.
      for await (const report of listFamily(client, known, family, { ...query, country })) {
        reports.set(report.key, report);
      }
    }
  }
  return [...reports.values()];
}

/**
 * The countries to request from a family, one after the other; undefined is all countries. If all
 * reports of a family are of one country, requesting another is an error.
 */
export function countriesOf(
  known: Families,
  family: string,
  countries: readonly string[] | undefined,
): readonly (string | undefined)[] {
  if (countries === undefined) return [undefined];
  const { onlyCountry } = known.get(family).key;
  return onlyCountry === undefined
    ? countries
    : countries.filter((country) => country === onlyCountry);
}

interface FamilyQuery {
  country: string | undefined;
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function* listFamily(
  client: Broadsheet,
  known: Families,
  family: string,
  query: FamilyQuery,
): AsyncGenerator<ListedReport> {
  for await (const report of openList(client, family, query)) {
    yield listedReport(known, family, report);
  }
}

type WireReport = Omit<ListedReport, 'key' | 'family' | 'code'> & Record<string, unknown>;

async function* openList(
  client: Broadsheet,
  family: string,
  { country, ...query }: FamilyQuery,
): AsyncGenerator<WireReport> {
  const since = { startDate: '1970-01-01', limit, ...query };
  if (country === undefined) {
    yield* client.family(family).updatedReports(since);
    return;
  }
  try {
    yield* client.family(family).reportList({ country, limit, ...query });
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error;
    yield* client.family(family).updatedReports({ ...since, country });
  }
}

function listedReport(known: Families, family: string, report: WireReport): ListedReport {
  const { country, language, title, updatedAt } = report;
  const { fields } = known.get(family).key;
  const code = fields.map((field) => String(report[camelName(field)])).join('/');
  const key = { family, country, code, language };
  return { key: known.formatReportKey(key), ...key, title, updatedAt };
}
