import { html, type Html } from '@broadsheet/view/html';
import { listRows, type SchemaRow } from '../schema-rows.js';
import type { TypePart } from '../schema-type.js';
import type { SchemaView } from '../schema-view.js';
import { renderProse } from './prose.js';
import { renderTable } from './table.js';

/** Deeper fields are not indented further, so that a phone still has room for their names. */
const maxIndent = 4;

/** Renders the fields of an object as a table; undefined if it has no named fields. */
export function renderSchemaTable(schema: SchemaView, label: string): Html | undefined {
  const rows = listRows(schema);
  if (rows.length === 0) return undefined;
  return renderTable({
    label,
    columns: ['Field', 'Description'],
    rows: rows.map(renderRow),
    kind: 'fields',
  });
}

function renderRow({ depth, name, type, required, description, limits }: SchemaRow) {
  const indent = Math.min(depth, maxIndent);
  return {
    cells: [
      html`<div class="field depth-${indent}">
        <code>${name}</code> ${renderPresence(required)}
        <div class="type">${renderType(type)}</div>
      </div>`,
      html`${renderProse(description)}${limits.length > 0 && renderLimits(limits)}`,
    ],
  };
}

function renderPresence(required: boolean): Html {
  return required
    ? html`<span class="presence required">required</span>`
    : html`<span class="presence">optional</span>`;
}

function renderLimits(limits: string[]): Html {
  return html`<ul class="limits">
    ${limits.map((limit) => html`<li>${renderProse(limit)}</li>`)}
  </ul>`;
}

export function renderType(parts: TypePart[]): Html {
  return html`${parts.map((part) =>
    typeof part === 'string' ? part : html`<a href="#schema-${part.schema}">${part.schema}</a>`,
  )}`;
}
