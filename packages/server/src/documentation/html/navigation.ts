import { problemCodes, problems } from '@broadsheet/contract';
import { html, trustedHtml, type Html } from '@broadsheet/view/html';
import { chapters } from '../introduction.js';
import type { OperationGroup } from '../operation-groups.js';
import type { NamedSchema } from '../schema-catalogue.js';
import { renderStatus } from './status.js';

interface NavigationOptions {
  /** The page that this is on. */
  path: string;
  groups: OperationGroup[];
  /** With these, the list says which anchors each page has. */
  anchors?: ReadonlyMap<string, string>;
}

/** The contents of all pages: the operations of every group, and the schemas of this page. */
export function renderNavigation({ path, groups, anchors }: NavigationOptions): Html {
  return html`<nav id="contents" aria-label="Contents">
    <p class="close"><a href="#main">Close the contents</a></p>
    <p class="filter">
      <label for="filter">Find an operation or problem</label>
      <input id="filter" type="search" placeholder="chart, /search/v1, 429 …" autocomplete="off" />
      <span class="filtered" role="status"></span>
    </p>
    <ul>
      ${chapters.map(({ id, title }) => renderLink(`/docs#${id}`, title))}
      ${renderFold('Problems', [
        renderLink('/docs#problems', 'All problems'),
        ...problemCodes.map((code) =>
          renderLink(`/docs#problem-${code}`, html`${code} ${renderStatus(problems[code].status)}`),
        ),
      ])}
    </ul>
    <h2>Operations</h2>
    <ul>
      ${groups.map((group) =>
        renderFold(group.title, renderGroupLinks(group, group.path === path), {
          isOpen: group.path === path,
          marks: anchors && renderAnchors(group.path, anchors),
        }),
      )}
    </ul>
  </nav>`;
}

/** For the script, which redirects links to the former single page to the right page. */
function renderAnchors(path: string, anchors: ReadonlyMap<string, string>): Html {
  const own = [...anchors.keys()].filter((id) => anchors.get(id) === path);
  // The ids come from markup, so they are escaped already.
  return html` data-page="${path}" data-anchors="${trustedHtml(own.join(' '))}"`;
}

function renderGroupLinks(group: OperationGroup, isHere: boolean): Html[] {
  const { path, title, operations, tables, schemas } = group;
  const { messages, sectionBodies } = schemas;
  return [
    html`<li>
      <a href="${path}" ${isHere && html`aria-current="page"`}>Overview of ${title}</a>
    </li>`,
    ...operations.map(
      ({ id, summary, method, path: endpoint }) =>
        html`<li>
          <a href="${path}#operation-${id}" data-path="${endpoint}"
            >${summary} <span class="method ${method.toLowerCase()}">${method}</span></a
          >
        </li>`,
    ),
    ...tables.map(({ id, title: words }) => renderLink(`${path}#${id}`, words)),
    ...(isHere && messages.length > 0 ? [renderSchemaFold('Schemas', messages)] : []),
    ...(isHere && sectionBodies.length > 0
      ? [renderSchemaFold('Section bodies', sectionBodies)]
      : []),
  ];
}

function renderSchemaFold(title: string, schemas: NamedSchema[]): Html {
  return renderFold(
    title,
    schemas.map(({ $id }) => renderLink(`#schema-${$id}`, $id)),
  );
}

interface FoldOptions {
  isOpen?: boolean;
  /** Attributes for the script. */
  marks?: Html | undefined;
}

function renderFold(title: string, links: Html[], { isOpen, marks }: FoldOptions = {}): Html {
  return html`<li>
    <details${isOpen && html` open`}${marks}>
      <summary>${title}</summary>
      <ul>
        ${links}
      </ul>
    </details>
  </li>`;
}

function renderLink(address: string, words: Html | string): Html {
  return html`<li><a href="${address}">${words}</a></li>`;
}
