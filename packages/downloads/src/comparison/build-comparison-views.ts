import type { ComparedMeasure, Comparison, MeasureUnit } from '@broadsheet/contract';
import { phrasesOf, type SectionView, type TableRow } from '@broadsheet/view';
import { textCell } from '../csv/data-table.js';
import { findComparisonWords } from './comparison-words.js';
import { listSections, listYears, tabulateReports, writeYear } from './tabulate-comparison.js';

/**
 * The comparison in the form of sections: its reports, then every section with the years of its
 * measures.
 */
export function buildComparisonViews(content: Comparison, language: string): SectionView[] {
  const words = findComparisonWords(language);
  const reports = tabulateReports(content, language);
  const sections = listSections(content).map(({ label, measures }) => ({
    title: label,
    language,
    blocks: [tabulateMeasures(measures, content, language)],
  }));
  const note = { kind: 'prose' as const, text: words.notConverted };
  return [
    {
      title: words.reports,
      language,
      blocks: sections.length > 0 ? [reports, note] : [reports],
    },
    ...sections,
  ];
}

function tabulateMeasures(measures: ComparedMeasure[], { Reports }: Comparison, language: string) {
  const { withheld, units, report } = findComparisonWords(language);
  const { brackets } = phrasesOf(language);
  const mark = (text: string, unit = '') => (unit === '' ? text : `${text}${brackets(unit)}`);
  const years = listYears(measures);
  // The currency is given with each report, because they may differ; a count needs no unit.
  const unitOf = (unit: MeasureUnit) =>
    unit === 'Currency' || unit === 'Count' ? '' : units[unit];
  const titleOf = (key: string) => Reports.find(({ Key }) => Key === key)?.Title ?? key;
  return {
    kind: 'table' as const,
    columns: [
      { name: report, isNumber: false },
      ...years.map((year) => ({ name: String(year), isNumber: true })),
    ],
    rows: measures.flatMap(({ Label, Unit, Series }): TableRow[] => [
      { isHeading: true, cells: [textCell(mark(Label, unitOf(Unit)))] },
      ...Series.map((series) => ({
        isHeading: false,
        cells: [
          textCell(mark(titleOf(series.Key), series.Currency)),
          ...years.map((year) => writeYear(series, year, withheld)),
        ],
      })),
    ]),
  };
}
