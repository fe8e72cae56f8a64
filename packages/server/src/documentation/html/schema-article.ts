import { html, type Html } from '@broadsheet/view/html';
import type { NamedSchema, SchemaCatalogue } from '../schema-catalogue.js';
import { describeType } from '../schema-type.js';
import type { SchemaView } from '../schema-view.js';
import { renderProse } from './prose.js';
import { renderSchemaTable, renderType } from './schema-table.js';
import { renderTable } from './table.js';

/** The schemas of a page: first request and response bodies, then section bodies. */
export function renderSchemas({ messages, sectionBodies }: SchemaCatalogue): Html {
  return html`${
    messages.length > 0 &&
    html`<section class="chapter" id="schemas" aria-labelledby="title-schemas">
      <h2 id="title-schemas"><a class="anchor" href="#schemas">Schemas</a></h2>
      <p>
        The same schemas check every request, and stand in the
        <a href="/openapi.json">OpenAPI document</a>.
      </p>
      ${messages.map(renderSchema)}
    </section>`
  }
  ${
    sectionBodies.length > 0 &&
    html`<section class="chapter" id="section-bodies" aria-labelledby="title-section-bodies">
      <h2 id="title-section-bodies"><a class="anchor" href="#section-bodies">Section bodies</a></h2>
      <p>What <code>Body</code> holds for each section of a report.</p>
      ${sectionBodies.map(renderSchema)}
    </section>`
  }`;
}

function renderSchema(schema: NamedSchema): Html {
  const { $id, description = '', discriminator, oneOf = [] } = schema;
  return html`<article class="schema" id="schema-${$id}" aria-labelledby="title-schema-${$id}">
    <h3 id="title-schema-${$id}"><a class="anchor" href="#schema-${$id}">${$id}</a></h3>
    <p>${renderProse(description)}</p>
    ${
      discriminator
        ? renderAlternatives($id, discriminator.propertyName, oneOf)
        : renderSchemaTable(schema, $id)
    }
  </article>`;
}

/** One row for each alternative: its value of the discriminator, and the schema for that value. */
function renderAlternatives(
  id: string,
  discriminatorName: string,
  alternatives: readonly SchemaView[],
): Html {
  return renderTable({
    label: id,
    kind: 'alternatives',
    columns: [discriminatorName, 'Schema', 'Holds'],
    rows: alternatives.map(({ $id = '', properties = {} }) => ({
      id: `schema-${$id}`,
      cells: [
        html`<code>${String(properties[discriminatorName]?.const)}</code>`,
        html`<span class="type">${$id}</span>`,
        renderReferences(properties),
      ],
    })),
  });
}

function renderReferences(properties: Record<string, SchemaView>): Html {
  const referring = Object.entries(properties)
    .map(([name, property]) => ({ name, type: describeType(property) }))
    .filter(({ type }) => type.some((part) => typeof part !== 'string'));
  return html`${referring.map(
    ({ name, type }) => html`<code>${name}</code>: <span class="type">${renderType(type)}</span>`,
  )}`;
}
