import type { Column } from '@broadsheet/view';
import { html, type Html } from '@broadsheet/view/html';

/**
 * The first cell of each row is its heading. A column given as a name alone may hold numbers or
 * text.
 */
export function renderTable(columns: (string | Column)[], rows: (string | Html)[][]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map(renderHead)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell, index) => renderCell(cell, columns[index + 1]))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function renderHead(column: string | Column): Html {
  if (typeof column === 'string') return html`<th scope="col">${column}</th>`;
  const { name, isNumber } = column;
  return isNumber
    ? html`<th scope="col" class="number">${name}</th>`
    : html`<th scope="col">${name}</th>`;
}

const number = /^\u2212?[\d.,]+$|^–$/;

function renderCell(cell: string | Html, column: string | Column = ''): Html {
  const isNumber =
    typeof column === 'string' ? typeof cell === 'string' && number.test(cell) : column.isNumber;
  return isNumber ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`;
}
