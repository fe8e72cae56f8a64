import { html, type Html } from '@broadsheet/view/html';
import type { NameTable } from '../name-tables.js';
import { renderProse } from './prose.js';
import { renderTable } from './table.js';

export function renderNameTable({ id, title, about, columns, rows }: NameTable): Html {
  return html`<section class="reference" id="${id}" aria-labelledby="title-${id}">
    <h3 id="title-${id}"><a class="anchor" href="#${id}">${title}</a></h3>
    <p>${renderProse(about)}</p>
    ${renderTable({
      label: title,
      kind: id,
      columns,
      rows: rows.map((row) => ({ id: row.id, cells: row.cells.map(renderProse) })),
    })}
  </section>`;
}
