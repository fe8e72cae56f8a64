import type { ComparedMeasure, Comparison } from '@broadsheet/contract';
import { textCell } from '../csv/data-table.js';
import type { ComparisonTask } from '../report-task.js';
import { planTable } from '../xlsx/plan-table.js';
import { addProse, startSheet, type SheetPlan } from '../xlsx/plan.js';
import { createSheetNames } from '../xlsx/sheet-names.js';
import { writeWorkbook } from '../xlsx/write-workbook.js';
import { findComparisonWords } from './comparison-words.js';
import { listSections, listYears, tabulateReports, writeYear } from './tabulate-comparison.js';

/** A sheet that names the reports, then one for each section with its measures and years. */
export function renderComparisonXlsx({
  content,
  language,
  publishedAt,
}: ComparisonTask['comparison']) {
  const words = findComparisonWords(language);
  const nameSheet = createSheetNames();
  const first = startSheet(nameSheet(words.reports), words.title);
  planTable(first, tabulateReports(content, language));
  const sections = listSections(content).map(({ label, measures }) => {
    const sheet = startSheet(nameSheet(label), label);
    planMeasures(sheet, content, { measures, language });
    return sheet;
  });
  if (sections.length > 0) {
    first.row += 1;
    addProse(first, words.notConverted);
  }
  const subject = content.Reports.map(({ Key }) => Key).join(', ');
  return writeWorkbook([first, ...sections], { title: words.title, subject, publishedAt });
}

interface SheetMeasures {
  measures: ComparedMeasure[];
  language: string;
}

function planMeasures(
  sheet: SheetPlan,
  { Reports }: Comparison,
  { measures, language }: SheetMeasures,
): void {
  const words = findComparisonWords(language);
  const years = listYears(measures);
  const rows = measures.flatMap((measure) =>
    measure.Series.map((series) => ({
      isHeading: false,
      cells: [
        textCell(measure.Label),
        textCell(Reports.find(({ Key }) => Key === series.Key)?.Title ?? series.Key),
        textCell(words.units[measure.Unit] ?? measure.Unit),
        textCell(series.Currency ?? ''),
        ...years.map((year) => writeYear(series, year, words.withheld)),
      ],
    })),
  );
  const texts = [words.measure, words.report, words.unit, words.currency];
  const columns = [
    ...texts.map((name) => ({ name, isNumber: false })),
    ...years.map((year) => ({ name: String(year), isNumber: true })),
  ];
  const { headRow } = planTable(sheet, { kind: 'table', columns, rows }, { measures: 'rows' });
  sheet.frozenRows = headRow + 1;
  sheet.frozenColumns = 1;
}
