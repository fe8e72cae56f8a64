import type { Answer, Operation } from '@broadsheet/contract';
import { html, type Html } from '@broadsheet/view/html';
import type { TSchema } from 'typebox';
import { buildCurl, buildQuery } from '../curl.js';
import { formatJson } from '../format-json.js';
import { groupByStatus } from '../problem-uses.js';
import { describeType } from '../schema-type.js';
import { viewSchema, type SchemaView } from '../schema-view.js';
import { renderProse } from './prose.js';
import { renderExample, renderSample } from './sample.js';
import { renderSchemaTable, renderType } from './schema-table.js';
import { renderStatus } from './status.js';
import { renderTable } from './table.js';

/** One operation: inputs and responses on one side, examples on the other. */
export function renderOperation(operation: Operation): Html {
  const { id, summary, description } = operation;
  return html`<article
    class="operation"
    id="operation-${id}"
    aria-labelledby="title-${id}"
    ${renderTrial(operation)}
  >
    <div class="account">
      <h3 id="title-${id}"><a class="anchor" href="#operation-${id}">${summary}</a></h3>
      ${renderEndpoint(operation)}
      <p>${renderProse(description)}</p>
      ${renderInput(operation)}
      <h4>Answers</h4>
      ${renderAnswers(operation)}
      <h4>Problems</h4>
      ${renderProblems(operation)}
    </div>
    <div class="samples">
      ${renderSample('curl', buildCurl(operation))} ${renderAnswerSamples(operation)}
    </div>
  </article>`;
}

/** Operations that change something, or sign in, are not offered to be tried. */
const untried = new Set(['administration', 'assistants', 'authentication', 'embedding', 'publish']);

/** What the script of the page needs to send the example with the session of the browser. */
function renderTrial(operation: Operation): Html | false {
  const { method, path, tag, body, bodyExample, takesTokensOnly } = operation;
  const isPlain = !path.includes('{') && (!body || bodyExample !== undefined);
  if (!isPlain || takesTokensOnly || untried.has(tag)) return false;
  return html`data-method="${method}" data-path="${path}${buildQuery(operation.query)}"
  ${body && html`data-body="${formatJson(bodyExample)}"`}`;
}

function renderEndpoint({ method, path, access }: Operation): Html {
  return html`<p class="endpoint">
    <span class="method ${method.toLowerCase()}">${method}</span> <code>${renderPath(path)}</code>
    <span class="access"
      >${
        access === 'token'
          ? html`<a href="#operation-createToken">needs a token</a>`
          : 'open to all'
      }</span
    >
  </p>`;
}

/** A long path may break after a slash. */
function renderPath(path: string): Html {
  return html`${path.split('/').map((step, index) => html`${index > 0 && html`/<wbr />`}${step}`)}`;
}

function renderInput({ params, query, body }: Operation): Html {
  const part = (title: string, schema: TSchema | undefined, link?: Html) =>
    schema &&
    html`<h4>${title}${link}</h4>
      ${renderSchemaTable(viewSchema(schema), title) ?? renderDescription(viewSchema(schema))}`;
  const bodyType =
    body && html`<span class="type">${renderType(describeType(viewSchema(body)))}</span>`;
  return html`${part('Path parameters', params)}${part('Query parameters', query)}${part('Body', body, bodyType)}`;
}

function renderDescription({ description = '' }: SchemaView): Html {
  return html`<p>${renderProse(description)}</p>`;
}

function renderAnswers({ answers }: Operation): Html {
  return renderTable({
    label: 'Answers',
    kind: 'answers',
    columns: ['Status', 'Body', 'Meaning'],
    rows: Object.entries(answers).map(([status, answer]) => ({
      cells: [
        renderStatus(Number(status)),
        html`<span class="type">${renderAnswerType(answer)}</span>`,
        renderProse(answer.description),
      ],
    })),
  });
}

function renderAnswerType({ schema, contentType = 'application/json' }: Answer): Html {
  if (!schema) return html`none`;
  const { $id } = viewSchema(schema);
  return $id === undefined ? html`${contentType.split(';')[0]}` : renderType([{ schema: $id }]);
}

function renderProblems(operation: Operation): Html {
  return html`<ul class="problem-links">
    ${groupByStatus(operation).map(
      ([status, codes]) =>
        html`<li>
          ${renderStatus(status)}
          ${codes.map((code) => html`<a href="#problem-${code}"><code>${code}</code></a> `)}
        </li>`,
    )}
  </ul>`;
}

function renderAnswerSamples({ answers }: Operation): Html {
  return html`${Object.entries(answers).map(([status, { example }]) =>
    renderSample(
      html`${renderStatus(Number(status))} Answer`,
      example === undefined ? html`<span class="nothing">no body</span>` : renderExample(example),
    ),
  )}`;
}
