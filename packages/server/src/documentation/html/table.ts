import { html, type Html } from '@broadsheet/view/html';

interface Row {
  /** The anchor that links point to. */
  id?: string;
  cells: Html[];
}

interface Table {
  /** The label that screen readers announce. */
  label: string;
  columns: string[];
  rows: Row[];
  /** A CSS class that sets the widths of the columns. */
  kind: string;
}

/**
 * A table that narrow screens show as a stack of cards. The ARIA roles repeat the elements' own
 * roles, because browsers drop those when style sheets change `display`.
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
