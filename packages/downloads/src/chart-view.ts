import type { ChartData } from '@broadsheet/contract';
import { buildChartTable } from '@broadsheet/reports/chart-table';
import { phrasesOf, writeNumber, type SectionView, type TableBlock } from '@broadsheet/view';
import type { ReportChart } from './making/read-report.js';

/** A chart as text and exact figures: what it shows, its table, its source. */
export function buildChartView({ data }: ReportChart, language: string): SectionView {
  return {
    title: data.subtitle,
    language,
    blocks: [
      { kind: 'prose', text: data.altText },
      buildChartBlock(data),
      { kind: 'prose', text: data.source },
    ],
  };
}

/** The exact figures of a chart as a table. */
export function buildChartBlock(data: ReportChart['data']): TableBlock {
  const { columns, rows, units, hasYears } = buildChartTable(data);
  const isNumber = (index: number) =>
    index > 0 && rows.every((row) => typeof row[index] === 'number' || row[index] === null);
  return {
    kind: 'table',
    columns: columns.map((name, index) => ({
      name,
      isNumber: isNumber(index),
      measure: {
        name,
        ...writeUnit(units[index], data.locale),
        ...(index === 0 && hasYears && { isYear: true }),
      },
    })),
    rows: rows.map((row) => ({
      isHeading: false,
      cells: row.map((value, index) => ({ text: writeValue(value, index), value })),
    })),
  };
}

/** Percentages have one name in all tables. */
function writeUnit(unit: string | undefined, locale: ChartData['locale']) {
  const { percent, count } = phrasesOf(languages[locale]);
  if (unit === undefined || unit === '' || unit === count) return {};
  return { unit: unit === '%' || unit === '％' ? percent : unit };
}

const languages = { en: 'English', ja: 'Japanese' } as const;

/** The first column names rows; years in it have no thousands separators. */
function writeValue(value: string | number | null, index: number): string {
  if (value === null) return '–';
  return typeof value === 'number' ? writeNumber(value, { groups: index > 0 }) : value;
}
