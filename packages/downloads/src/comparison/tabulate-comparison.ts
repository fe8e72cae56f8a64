import type { ComparedMeasure, Comparison } from '@broadsheet/contract';
import { missing, writeNumber, type Cell, type TableBlock } from '@broadsheet/view';
import { emptyCell, textCell } from '../csv/data-table.js';
import { findComparisonWords } from './comparison-words.js';

/** The reports that are compared, and those that are left out. */
export function tabulateReports({ Reports }: Comparison, language: string): TableBlock {
  const words = findComparisonWords(language);
  const hasNotes = Reports.some(({ StatusCode }) => StatusCode !== 200);
  const names = [words.name, words.report, words.edition, ...(hasNotes ? [words.note] : [])];
  return {
    kind: 'table',
    columns: names.map((name) => ({ name, isNumber: name === words.edition })),
    rows: Reports.map(({ Key, StatusCode, Title = '', Edition }) => ({
      isHeading: false,
      cells: [
        textCell(Title),
        textCell(Key),
        Edition === undefined ? emptyCell : { text: String(Edition), value: Edition },
        ...(hasNotes ? [textCell(StatusCode === 200 ? '' : words.leftOut[StatusCode])] : []),
      ],
    })),
  };
}

/** The sections that any of the reports has figures for, with their measures. */
export function listSections({ Sections, Measures }: Comparison) {
  return Sections.map(({ Token, Label }) => ({
    label: Label,
    measures: Measures.filter(({ Section }) => Section === Token),
  })).filter(({ measures }) => measures.length > 0);
}

/** The years of any of them, earliest first. */
export function listYears(measures: ComparedMeasure[]): number[] {
  const all = measures.flatMap(({ Series }) =>
    Series.flatMap(({ Points }) => Points.map(({ Year }) => Year)),
  );
  return [...new Set(all)].sort((one, other) => one - other);
}

/** The value of a year, or the word for a withheld value. */
export function writeYear(
  { Points }: ComparedMeasure['Series'][number],
  year: number,
  withheld: string,
): Cell {
  const point = Points.find(({ Year }) => Year === year);
  if (point?.Suppressed) return textCell(withheld);
  const value = point?.Value ?? null;
  return value === null ? missing : { text: writeNumber(value), value };
}
