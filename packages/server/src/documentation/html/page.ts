import { html, trustedHtml, type Html } from '@broadsheet/view/html';
import { defaultAddress } from '../curl.js';
import type { OperationGroup } from '../operation-groups.js';
import { renderNavigation } from './navigation.js';
import { scriptElement } from './page-script.js';
import { renderProse } from './prose.js';
import { styleElement } from './style-sheet.js';

/** What is different on each page. */
export interface PageContent {
  path: string;
  title: string;
  /** In the Markdown of descriptions. */
  about: string;
  /** Below the title. A link to an anchor names no page, whichever page the anchor is on. */
  main: Html;
}

interface Site {
  groups: OperationGroup[];
  /** The path of the page of every anchor. */
  anchors: ReadonlyMap<string, string>;
  version: string;
}

/** Renders a self-contained page: no font, no image, whole without its script. */
export function renderPage(content: PageContent, { groups, anchors, version }: Site): string {
  const { path, title, about, main } = content;
  const isStart = path === '/docs';
  const lead = html`<p class="tagline">${renderProse(about)}</p>`;
  return html`<!doctype html>
    <html lang="en" data-address="${defaultAddress}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${about === '' ? title : about}" />
        <title>${isStart ? title : `${title} · Broadsheet API`}</title>
        <link rel="icon" href="data:," />
        ${trustedHtml(styleElement)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the documentation</a>
        <header class="masthead">
          <p class="name"><a href="/docs">Broadsheet</a></p>
          <p class="edition">API reference <span class="version">${version}</span></p>
          <p class="elsewhere">
            <a class="to-contents" href="#contents">Contents</a>
            <a href="/openapi.json">OpenAPI 3.1</a>
          </p>
        </header>
        ${renderNavigation({ path, groups, ...(isStart && { anchors }) })}
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${nameTargets(html`${about !== '' && lead} ${main}`, findIds(content), anchors)}
        </main>
        ${trustedHtml(scriptElement)}
      </body>
    </html>`.markup;
}

/** The anchors of a page. The ids of titles are for screen readers; nothing links to them. */
export const findIds = ({ main }: PageContent): Set<string> =>
  new Set([...main.markup.matchAll(/\sid="(?!title-)([^"]+)"/g)].map(([, id = '']) => id));

/** Links to anchors of other pages get the path of that page. */
function nameTargets({ markup }: Html, ids: Set<string>, anchors: Site['anchors']): Html {
  return trustedHtml(
    markup.replaceAll(/(?<=\shref=")#([^"]+)/g, (link, id: string) =>
      ids.has(id) ? link : `${anchors.get(id) ?? ''}${link}`,
    ),
  );
}
