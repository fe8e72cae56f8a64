import { html, trustedHtml, type Html } from '@broadsheet/server';
import { readName, readScalar } from './read-aloud.js';
import { findYearTable, without, type YearTable } from './year-table.js';

type Fields = Record<string, unknown>;

/** Any section's body as people read it: fields, tables, and text as its readers will get it. */
export function renderBody(body: Fields): Html {
  const { AnalysisHTML } = body;
  const fields = without(body, 'AnalysisHTML', 'AnalysisPlainText');
  return html`${
    typeof AnalysisHTML === 'string' &&
    html`<div class="analysis">${trustedHtml(AnalysisHTML)}</div>`
  }${renderFields(fields)}`;
}

function renderFields(fields: Fields): Html {
  const entries = Object.entries(fields);
  const plain = entries.filter(([, value]) => isPlain(value));
  const nested = entries.filter(([, value]) => !isPlain(value));
  const isAlone = entries.length === 1;
  return html`${
    plain.length > 0 &&
    html`<dl>
      ${plain.map(
        ([name, value]) =>
          html`<dt>${readName(name)}</dt>
            <dd>${renderPlain(name, value)}</dd>`,
      )}
    </dl>`
  }${nested.map(
    ([name, value]) => html`${!isAlone && html`<h4>${readName(name)}</h4>`}${renderNested(value)}`,
  )}`;
}

function renderNested(value: unknown): Html {
  if (isFields(value)) return renderFields(value);
  const rows = Array.isArray(value) ? value.filter(isFields) : [];
  const years = findYearTable(rows);
  if (years) return renderYearTable(years);
  return rows.every((row) => Object.values(row).every(isPlain))
    ? renderRows(rows)
    : html`${rows.map(renderEntry)}`;
}

/** An entry too rich for the row of a table: its first field names it. */
function renderEntry(fields: Fields): Html {
  const [[, name] = ['', ''], ...rest] = Object.entries(fields);
  return html`<section class="entry">
    <h5>${readScalar(name)}</h5>
    ${renderFields(Object.fromEntries(rest))}
  </section>`;
}

function renderRows(rows: Fields[]): Html {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return renderTable(
    columns.map(readName),
    rows.map((row) =>
      columns.map((column) => (column in row ? renderPlain(column, row[column]) : '')),
    ),
  );
}

function renderYearTable({ years, rows }: YearTable): Html {
  return renderTable(
    ['', ...years.map(String)],
    rows.map(({ name, isGroup, values }) =>
      isGroup
        ? [html`<strong>${name}</strong>`, ...years.map(() => '')]
        : [name, ...values.map((value) => readScalar(value))],
    ),
  );
}

/** The first cell of each row is its heading. */
export function renderTable(columns: string[], rows: (string | Html)[][]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map(renderCell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const number = /^\u2212?[\d.,]+$|^–$/;

const renderCell = (cell: string | Html) =>
  typeof cell === 'string' && number.test(cell)
    ? html`<td class="number">${cell}</td>`
    : html`<td>${cell}</td>`;

/** Fields whose values are names of ours, written as names are. */
const naming = new Set(['Ratio', 'Measure', 'Kind', 'Relationship']);

function renderPlain(name: string, value: unknown): string {
  if (naming.has(name) && typeof value === 'string') return readName(value);
  if (Array.isArray(value)) return value.map((item) => readScalar(item)).join(', ');
  return readScalar(value, { groups: name !== 'Year' });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

const isPlain = (value: unknown) =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));
