import { Type, type ChartResponse, type Families, type ReportKey } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { createReportUris } from './report-uri.js';

export type Citation = Static<typeof Citation>;
/** The source of a figure: enough to find it again, and to check whether it has changed since. */
export const Citation = Type.Object(
  {
    reportKey: Type.String({ description: 'The report.' }),
    edition: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Number of the edition; null if the service does not report it.',
    }),
    chart: Type.Optional(Type.String({ description: 'Name of the chart.' })),
    section: Type.Optional(Type.String({ description: 'Token of the section.' })),
    years: Type.Optional(
      Type.Array(Type.Integer(), { description: 'The years that the figures here are of.' }),
    ),
    unit: Type.Optional(
      Type.String({
        description: 'What figures are counted in, where no column or row says otherwise.',
      }),
    ),
    source: Type.Optional(Type.String({ description: 'The source line of the report.' })),
    uri: Type.String({ description: 'Resource with the same content.' }),
    text: Type.String({ description: 'The citation as one line, to put beside a figure.' }),
  },
  { additionalProperties: false, description: 'Cite this with every figure taken from here.' },
);

export function citeChart(families: Families, key: ReportKey, chart: ChartResponse): Citation {
  const reportKey = families.formatReportKey(key);
  const years = listChartYears(chart);
  const name = chart.Name;
  return {
    reportKey,
    edition: chart.Edition,
    chart: name,
    ...(years.length > 0 && { years }),
    unit: chart.Unit,
    source: chart.Source,
    uri: createReportUris(families).chart(key, name),
    text: joinWords([
      reportKey,
      writeEdition(chart.Edition),
      `chart ${name}`,
      writeYears(years),
      chart.Unit,
    ]),
  };
}

/** In a table by year, the first column contains only years. */
function listChartYears({ Rows: rows }: ChartResponse): number[] {
  const first = rows.map(([value]) => value);
  return first.every(isYear) ? first : [];
}

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1800 && (value as number) <= 2200;

interface SectionFacts {
  key: ReportKey;
  edition: number | null;
  section: string;
  body: unknown;
}

export function citeSection(
  families: Families,
  { key, edition, section, body }: SectionFacts,
): Citation {
  const reportKey = families.formatReportKey(key);
  const years = [...new Set(listValues(body, 'Year').filter(isYear))].sort((a, b) => a - b);
  const unit = writeUnit(body);
  return {
    reportKey,
    edition,
    section,
    ...(years.length > 0 && { years }),
    ...(unit !== undefined && { unit }),
    uri: createReportUris(families).section(key, section),
    text: joinWords([
      reportKey,
      writeEdition(edition),
      `section ${section}`,
      writeYears(years),
      unit,
    ]),
  };
}

/** Amounts have a currency and a unit; ratios and changes have a unit each. */
function writeUnit(body: unknown): string | undefined {
  const [currency] = listValues(body, 'Currency');
  const units = [...new Set(listValues(body, 'Unit'))].filter((unit) => typeof unit === 'string');
  if (units.length === 0) return undefined;
  if (typeof currency !== 'string') return units.join(', ');
  // Either a series is in the currency, or its amounts are in thousands or millions of it.
  return units.includes('Currency')
    ? units.map((unit) => (unit === 'Currency' ? currency : unit)).join(', ')
    : `${currency} ${units.join(', ')}`;
}

/** All values under a property name, at any depth. */
function listValues(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listValues(item, name));
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    key === name ? [inner] : listValues(inner, name),
  );
}

function writeEdition(edition: number | null): string {
  return edition === null ? 'current edition' : `edition ${String(edition)}`;
}

function writeYears(years: number[]): string | undefined {
  if (years.length === 0) return undefined;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${String(first)} to ${String(last)}`;
}

const joinWords = (words: (string | undefined)[]) =>
  words.filter((word) => word !== undefined && word !== '').join(', ');
