import type { Comparison } from '@broadsheet/contract';
import type { Cell } from '@broadsheet/view';
import { emptyCell, textCell } from '../csv/data-table.js';
import { writeCsv } from '../csv/write-csv.js';
import type { ComparisonTask } from '../report-task.js';
import { findComparisonWords } from './comparison-words.js';

const fields = [
  ...['Report', 'Title', 'Section', 'Measure', 'Label', 'Unit', 'Currency'],
  ...['Year', 'Value', 'Outlook', 'Note'],
];

/** One row for each report, measure and year, because programs read that form most easily. */
export function renderComparisonCsv({ content, language }: ComparisonTask['comparison']) {
  const words = findComparisonWords(language);
  const left = content.Reports.flatMap(({ Key, StatusCode }) =>
    // If the report were just missing, the file would look complete.
    StatusCode === 200 ? [] : [fillRow({ Report: textCell(Key), Note: words.leftOut[StatusCode] })],
  );
  return Buffer.from(writeCsv({ fields, rows: [...listPoints(content, words.withheld), ...left] }));
}

function listPoints({ Reports, Measures }: Comparison, withheld: string): Cell[][] {
  const titles = new Map(Reports.map(({ Key, Title = '' }) => [Key, Title]));
  return Measures.flatMap(({ Section, Name, Label, Unit, Series }) =>
    Series.flatMap(({ Key, Currency = '', Points }) =>
      Points.map(({ Year, Value, Outlook = false, Suppressed }) =>
        fillRow({
          Report: Key,
          Title: titles.get(Key) ?? '',
          Section,
          Measure: Name,
          Label,
          Unit,
          Currency,
          Year: { text: String(Year), value: Year },
          Value: Value === null ? emptyCell : { text: String(Value), value: Value },
          Outlook: { text: String(Outlook), value: Outlook },
          Note: Suppressed ? withheld : '',
        }),
      ),
    ),
  );
}

const fillRow = (given: Readonly<Record<string, Cell | string>>): Cell[] =>
  fields.map((name) => {
    const cell = given[name] ?? '';
    return typeof cell === 'string' ? textCell(cell) : cell;
  });
