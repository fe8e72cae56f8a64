import { html, type Html } from '@broadsheet/view/html';

interface Row {
  /** What links point at. */
  id?: string;
  cells: Html[];
}

interface Table {
  /** Tells a screen reader what the table is about. */
  label: string;
  columns: string[];
  rows: Row[];
  /** A class, for the widths of its columns. */
  kind: string;
}

/**
 * A table that narrow screens show as a stack of cards. The roles are those the elements have
 * anyway; they are spelled out because browsers drop them when style sheets change `display`.
 */
export function renderTable({ label, columns, rows, kind }: Table): Html {
  return html`<table class="${kind}" role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(renderRow)}
    </tbody>
  </table>`;
}

function renderRow({ id, cells: [first, ...rest] }: Row): Html {
  return html`<tr role="row" ${id !== undefined && html` id="${id}"`}>
    <th role="rowheader" scope="row">${first}</th>
    ${rest.map((cell) => html`<td role="cell">${cell}</td>`)}
  </tr>`;
}
