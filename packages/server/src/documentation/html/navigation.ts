import { problemCodes } from '@broadsheet/contract';
import { html, type Html } from '@broadsheet/view/html';
import type { OperationFamily } from '../families.js';
import type { Chapter } from '../introduction.js';
import type { NameTable } from '../name-tables.js';
import type { NamedSchema, SchemaCatalogue } from '../schema-catalogue.js';

interface NavigationOptions {
  chapters: Chapter[];
  families: (OperationFamily & { tables: NameTable[] })[];
  schemas: SchemaCatalogue;
}

/** The table of contents: operations are open, long lists are collapsed. */
export function renderNavigation({ chapters, families, schemas }: NavigationOptions): Html {
  return html`<nav id="contents" aria-label="Contents">
    <p class="close"><a href="#main">Close the contents</a></p>
    <ul>
      ${chapters.map(({ id, title }) => renderLink(id, title))}
    </ul>
    ${families.map(renderFamily)}
    <h2>Reference</h2>
    <ul>
      ${renderFold(
        'problems',
        'Problems',
        problemCodes.map((code) => renderLink(`problem-${code}`, code)),
      )}
      ${renderFold('schemas', 'Schemas', renderSchemaLinks(schemas.messages))}
      ${renderFold('section-bodies', 'Section bodies', renderSchemaLinks(schemas.sectionBodies))}
    </ul>
  </nav>`;
}

function renderFamily({
  tag,
  title,
  operations,
  tables,
}: NavigationOptions['families'][number]): Html {
  return html`<h2><a href="#family-${tag}">${title}</a></h2>
    <ul>
      ${operations.map(
        ({ id, summary, method }) =>
          html`<li>
            <a href="#operation-${id}"
              >${summary} <span class="method ${method.toLowerCase()}">${method}</span></a
            >
          </li>`,
      )}${tables.map(({ id, title: words }) => renderLink(id, words))}
    </ul>`;
}

function renderFold(id: string, title: string, links: Html[]): Html {
  return html`<li>
    <details>
      <summary>${title} <span class="count">${links.length}</span></summary>
      <ul>
        ${renderLink(id, 'All')}${links}
      </ul>
    </details>
  </li>`;
}

function renderSchemaLinks(schemas: NamedSchema[]): Html[] {
  return schemas.map(({ $id }) => renderLink(`schema-${$id}`, $id));
}

function renderLink(anchor: string, words: string): Html {
  return html`<li><a href="#${anchor}">${words}</a></li>`;
}
