import type { Families, Operation } from '@broadsheet/contract';
import { html, trustedHtml, type Html } from '@broadsheet/view/html';
import { groupByFamily, type OperationFamily } from '../families.js';
import { chapters, tagline, type Chapter } from '../introduction.js';
import { listNameTables, type NameTable } from '../name-tables.js';
import { collectSchemas } from '../schema-catalogue.js';
import { renderNameTable } from './name-table.js';
import { renderNavigation } from './navigation.js';
import { renderOperation } from './operation-article.js';
import { renderProblemList } from './problem-list.js';
import { renderProse } from './prose.js';
import { renderSample } from './sample.js';
import { renderSchemas } from './schema-article.js';
import { styleElement } from './style-sheet.js';

interface DocumentationPage {
  operations: Operation[];
  families: Families;
  /** The version of the program that serves the page. */
  version: string;
}

/** Renders the documentation as one self-contained page: no script, no font, no image. */
export function renderDocumentation({
  operations,
  families: known,
  version,
}: DocumentationPage): string {
  const families = groupByFamily(operations, known).map((family) => ({
    ...family,
    tables: listNameTables(known, family.tag),
  }));
  const schemas = collectSchemas(operations, known);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${tagline}" />
        <title>Broadsheet API</title>
        <link rel="icon" href="data:," />
        ${trustedHtml(styleElement)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the documentation</a>
        <header class="masthead">
          <p class="name"><a href="#top">Broadsheet</a></p>
          <p class="edition">API reference <span class="version">${version}</span></p>
          <p class="elsewhere">
            <a class="to-contents" href="#contents">Contents</a>
            <a href="/openapi.json">OpenAPI 3.1</a>
          </p>
        </header>
        ${renderNavigation({ chapters, families, schemas })}
        <main id="main" tabindex="-1">
          <h1 id="top">Broadsheet API</h1>
          <p class="tagline">${tagline}</p>
          ${chapters.map(renderChapter)} ${families.map(renderFamily)}
          ${renderProblemList(operations)} ${renderSchemas(schemas)}
        </main>
      </body>
    </html>`.markup;
}

function renderChapter({ id, title, paragraphs, commands = [], rules = [] }: Chapter): Html {
  return html`<section class="chapter" id="${id}" aria-labelledby="title-${id}">
    <h2 id="title-${id}"><a class="anchor" href="#${id}">${title}</a></h2>
    ${paragraphs.map((text) => html`<p>${renderProse(text)}</p>`)}
    ${commands.map(({ title: heading, command }) => renderSample(heading, command))}
    ${rules.length > 0 && renderRules(rules)}
  </section>`;
}

function renderRules(rules: NonNullable<Chapter['rules']>): Html {
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

function renderFamily({
  tag,
  title,
  about,
  operations,
  tables,
}: OperationFamily & { tables: NameTable[] }): Html {
  return html`<section class="chapter" id="family-${tag}" aria-labelledby="title-family-${tag}">
    <h2 id="title-family-${tag}"><a class="anchor" href="#family-${tag}">${title}</a></h2>
    <p>${renderProse(about)}</p>
    ${operations.map(renderOperation)} ${tables.map(renderNameTable)}
  </section>`;
}
