import type { ChartData } from '@broadsheet/contract';
import { buildChartTable } from '@broadsheet/reports';
import { writeNumber, type SectionView } from '@broadsheet/view';
import { html, trustedHtml, type Html } from '@broadsheet/view/html';
import { formatProblem, type SourceProblem } from '../sources/source-problem.js';
import { pageStyle } from './page-style.js';
import { renderSectionView, renderTable } from './section-html.js';

interface PreviewChart {
  data: ChartData;
  png: Buffer;
}

/** The preview of one document. */
export interface PreviewReport {
  path: string;
  /** Undefined for a document with errors. */
  key: string | undefined;
  title: string;
  problems: SourceProblem[];
  charts: PreviewChart[];
  /** By token, as readers see them. */
  sections: { token: string; view: SectionView }[];
}

/** The page may show embedded images and nothing else: no scripts, no requests. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
/** A served page may also run the script that reloads it, and connect to its server. */
const servedPolicy = `${policy}; script-src 'self'; connect-src 'self'`;

interface PageOptions {
  /** The address of the script that reloads a served page. */
  script?: string;
}

export function renderPreviewPage(reports: PreviewReport[], { script }: PageOptions = {}): string {
  const title = reports.map((report) => report.title).join(', ');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="${script === undefined ? policy : servedPolicy}"
        />
        <title>Preview: ${title}</title>
        <style>
          ${trustedHtml(pageStyle)}
        </style>
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header>
          <h1>Preview</h1>
          <p class="muted">
            What readers would get. Nothing is published;
            ${script === undefined ? 'the page needs no network.' : 'the page follows your files.'}
          </p>
        </header>
        <main>${reports.map(renderReport)}</main>
      </body>
    </html>`;
  return page.markup;
}

function renderReport(report: PreviewReport): Html {
  const { path, key, title, problems, charts, sections } = report;
  return html`<article>
    <h2>${title}</h2>
    <p class="muted">${key ?? 'not a report yet'} · <code>${path}</code></p>
    ${renderProblems(problems)}${renderContents(report)}
    <div class="charts">
      ${charts.map((chart) => renderChart(chart, idOf(report, chart.data.name)))}
    </div>
    <div class="sections">
      ${renderDetails(sections)}${sections
        .filter(({ view }) => !isDetail(view))
        .map(
          ({ token, view }) =>
            html`<section class="card" id="${idOf(report, token)}">
              <h3>${view.title}</h3>
              ${renderSectionView(view)}
            </section>`,
        )}
    </div>
  </article>`;
}

const idOf = ({ key = '' }: PreviewReport, part: string) => `${key}/${part}`.replaceAll(' ', '-');

function renderContents(report: PreviewReport): Html {
  const links = [
    ...report.charts.map(({ data: { name } }) => ({ name, label: name })),
    ...report.sections
      .filter(({ view }) => !isDetail(view))
      .map(({ token, view }) => ({ name: token, label: view.title })),
  ];
  return html`<nav aria-label="Contents of ${report.title}">
    <ul>
      ${links.map(
        ({ name, label }) => html`<li><a href="#${idOf(report, name)}">${label}</a></li>`,
      )}
    </ul>
  </nav>`;
}

function renderProblems(problems: SourceProblem[]): Html | false {
  return (
    problems.length > 0 &&
    html`<section class="card">
      <h3>What is wrong</h3>
      <ul class="problems">
        ${problems.map((problem) => html`<li class="${problem.severity}">${formatProblem(problem)}</li>`)}
      </ul>
    </section>`
  );
}

function renderChart({ data, png }: PreviewChart, id: string): Html {
  const { columns, rows } = buildChartTable(data);
  const cells = rows.map((row) => row.map((cell, index) => writeCell(cell, { groups: index > 0 })));
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return html`<figure class="card" id="${id}">
    <h3>${data.name}</h3>
    <img src="${source}" alt="${data.altText}" width="1200" height="675" />
    <figcaption><strong>Alt text</strong> ${data.altText}</figcaption>
    <details>
      <summary>Data</summary>
      ${renderTable(columns, cells)}
    </details>
  </figure>`;
}

const writeCell = (cell: string | number | null, options: { groups: boolean }) =>
  typeof cell === 'number' ? writeNumber(cell, options) : (cell ?? '–');

/** Whether a section is one single value; those are collected in one list. */
function isDetail({ blocks: [first, ...more] }: SectionView): boolean {
  return first?.kind === 'facts' && first.facts.length === 1 && more.length === 0;
}

function renderDetails(sections: PreviewReport['sections']): Html | false {
  const details = sections.flatMap(({ view }) => {
    const [block] = view.blocks;
    const [fact] = block?.kind === 'facts' ? block.facts : [];
    return fact && isDetail(view) ? [{ title: view.title, text: fact.cell.text }] : [];
  });
  return (
    details.length > 0 &&
    html`<section class="card">
      <h3>Details</h3>
      <dl>
        ${details.map(
          ({ title, text }) =>
            html`<dt>${title}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
      <p class="muted">
        Figures that depend on other reports, such as a rank, are calculated when it is published.
      </p>
    </section>`
  );
}
