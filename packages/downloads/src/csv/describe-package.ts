import type { Cell } from '@broadsheet/view';
import { listSources, writeCitation } from '../cite.js';
import type { Report } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import type { DataTable } from './data-table.js';
import { writeCsvCell } from './write-csv.js';

/** `datapackage.json`: what each file of the ZIP holds (Frictionless Data Package 1). */
export function describePackage(report: Report, tables: DataTable[]): object {
  const { head } = report;
  const sources = listSources(report);
  return {
    profile: 'tabular-data-package',
    name: head.reportKey.toLowerCase().replace(/[^a-z0-9._-]+/g, '-'),
    title: head.title,
    id: head.reportKey,
    language: head.language,
    version: String(head.edition),
    created: head.publishedAt,
    citation: writeCitation({
      ...report,
      edition: findPhrases(head.language).edition(head.edition),
    }),
    ...(sources.length > 0 && { sources: sources.map((title) => ({ title })) }),
    // The name that open-data catalogues use for "as agreed with the publisher".
    licenses: [{ name: 'other-closed', title: 'As agreed with the publisher' }],
    resources: tables.map(describeResource),
  };
}

function describeResource({ name, title, description, source, fields, rows }: DataTable) {
  const missing = new Set(['']);
  const schema = fields.map(({ name: field, unit, isYear }, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const type = typeOf(cells, isYear);
    if (type !== 'string') listMissing(cells).forEach((text) => missing.add(text));
    return { name: field, type, ...(hasUnit(type) && unit !== undefined && { unit }) };
  });
  return {
    profile: 'tabular-data-resource',
    name,
    path: `${name}.csv`,
    title,
    ...(description !== undefined && { description }),
    ...(source !== undefined && { sources: [{ title: source }] }),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: { fields: schema, missingValues: [...missing] },
  };
}

/** The texts for missing figures: `–`, `withheld`. */
const listMissing = (cells: Cell[]) =>
  cells.filter(({ value }) => value === null).map((cell) => writeCsvCell(cell));

const hasUnit = (type: string) => type === 'number' || type === 'any';

/** `any` if a column of figures also has texts, such as the dates of a balance. */
function typeOf(cells: Cell[], isYear = false): 'year' | 'number' | 'boolean' | 'string' | 'any' {
  const kinds = new Set(
    cells.flatMap(({ value }) => (value === null ? [] : [typeof value as string])),
  );
  const [kind] = kinds;
  if (kinds.size > 1) return 'any';
  if (isYear && cells.every(isYearOrMissing)) return 'year';
  return kind === 'number' || kind === 'boolean' ? kind : 'string';
}

/** Four digits: as the standard writes years. */
const isYearOrMissing = ({ value }: Cell) => value === null || /^\d{4}$/.test(String(value));
