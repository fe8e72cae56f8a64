import type { Cell } from '@broadsheet/view';
import type { Report } from '../making/read-report.js';
import type { DataTable } from './data-table.js';
import { writeCsvCell } from './write-csv.js';

/** `datapackage.json`: what each file of the ZIP holds (Frictionless Data Package 1). */
export function describePackage(report: Report, tables: DataTable[]): object {
  const { head } = report;
  const sources = [...new Set(tables.flatMap(({ source }) => source ?? []))];
  return {
    profile: 'tabular-data-package',
    name: head.reportKey.toLowerCase().replace(/[^a-z0-9._-]+/g, '-'),
    title: head.title,
    id: head.reportKey,
    language: head.language,
    version: String(head.edition),
    created: head.publishedAt,
    ...(sources.length > 0 && { sources: sources.map((title) => ({ title })) }),
    // The name that open-data catalogues use for "what the publisher agreed with you".
    licenses: [{ name: 'other-closed', title: 'As agreed with the publisher' }],
    resources: tables.map(describeResource),
  };
}

function describeResource({ name, title, description, unit, source, fields, rows }: DataTable) {
  const missing = new Set(['']);
  const schema = fields.map((field, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const type = typeOf(cells);
    if (type !== 'string') listMissing(cells).forEach((text) => missing.add(text));
    return { name: field, type, ...(hasUnit(type) && unit !== undefined && { unit }) };
  });
  return {
    profile: 'tabular-data-resource',
    name,
    path: `${name}.csv`,
    title,
    ...(description !== undefined && { description }),
    ...(unit !== undefined && { unit }),
    ...(source !== undefined && { sources: [{ title: source }] }),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: { fields: schema, missingValues: [...missing] },
  };
}

/** What is written where a figure is not given: `–`, `withheld`. */
const listMissing = (cells: Cell[]) =>
  cells.filter(({ value }) => value === null).map((cell) => writeCsvCell(cell));

const hasUnit = (type: string) => type === 'number' || type === 'any';

/** `any` where a column of figures has texts too, such as the dates of a balance. */
function typeOf(cells: Cell[]): 'number' | 'boolean' | 'string' | 'any' {
  const kinds = new Set(
    cells.flatMap(({ value }) => (value === null ? [] : [typeof value as string])),
  );
  const [kind] = kinds;
  if (kinds.size > 1) return 'any';
  return kind === 'number' || kind === 'boolean' ? kind : 'string';
}
