import type { Families, Operation } from '@broadsheet/contract';
import { html, type Html } from '@broadsheet/view/html';
import { chapters, tagline, type Chapter } from '../introduction.js';
import { listGroups, type OperationGroup } from '../operation-groups.js';
import { renderNameTable } from './name-table.js';
import { renderOperation } from './operation-article.js';
import { findIds, renderPage, type PageContent } from './page.js';
import { renderProblemList } from './problem-list.js';
import { renderProse } from './prose.js';
import { renderSample } from './sample.js';
import { renderSchemas } from './schema-article.js';

interface DocumentedService {
  operations: Operation[];
  families: Families;
  /** The version of the program that serves the pages. */
  version: string;
}

/**
 * The documentation as pages by path: `/docs` with what concerns all operations, and a page for each
 * group of operations with its schemas. One page with everything took a phone seconds to show.
 */
export function renderPages({
  operations,
  families,
  version,
}: DocumentedService): Map<string, string> {
  const { groups, commonSchemas } = listGroups(operations, families);
  const start = {
    ...{ path: '/docs', title: 'Broadsheet API', about: tagline },
    main: html`${chapters.map(renderChapter)} ${renderGroupList(groups)}
    ${renderProblemList(operations)} ${renderSchemas(commonSchemas)}`,
  };
  const contents = [start, ...groups.map((group) => ({ ...group, main: renderGroup(group) }))];
  const anchors = findAnchors(contents);
  return new Map(
    contents.map((content) => [content.path, renderPage(content, { groups, anchors, version })]),
  );
}

/** The path of the page of every anchor; the first page, if several have it. */
function findAnchors(contents: PageContent[]): Map<string, string> {
  const all = contents.flatMap((content) =>
    [...findIds(content)].map((id): [string, string] => [id, content.path]),
  );
  return new Map(all.reverse());
}

function renderChapter({ id, title, paragraphs, commands = [], rules = [] }: Chapter): Html {
  return html`<section class="chapter" id="${id}" aria-labelledby="title-${id}">
    <h2 id="title-${id}"><a class="anchor" href="#${id}">${title}</a></h2>
    ${paragraphs.map((text) => html`<p>${renderProse(text)}</p>`)}
    ${commands.map(({ title: heading, command }) => renderSample(heading, command))}
    ${rules.length > 0 && renderRules(rules)}
  </section>`;
}

function renderRules(rules: { name: Html | string; text: string }[]): Html {
  return html`<dl class="rules">
    ${rules.map(
      ({ name, text }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${renderProse(text)}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderGroupList(groups: OperationGroup[]): Html {
  return html`<section class="chapter" id="operations" aria-labelledby="title-operations">
    <h2 id="title-operations"><a class="anchor" href="#operations">Operations</a></h2>
    ${renderRules(
      groups.map(({ path, title, about, operations: { length } }) => ({
        name: html`<a href="${path}">${title}</a>
          <span class="count">${length} ${length === 1 ? 'operation' : 'operations'}</span>`,
        text: about,
      })),
    )}
  </section>`;
}

function renderGroup({ tag, operations, tables, schemas }: OperationGroup): Html {
  return html`<section class="chapter" id="family-${tag}" aria-labelledby="title-family-${tag}">
      <h2 id="title-family-${tag}"><a class="anchor" href="#family-${tag}">Operations</a></h2>
      ${operations.map(renderOperation)} ${tables.map(renderNameTable)}
    </section>
    ${renderSchemas(schemas)}`;
}
