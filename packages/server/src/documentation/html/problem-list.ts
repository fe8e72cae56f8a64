import { exampleProblem, type Operation } from '@broadsheet/contract';
import { html, type Html } from '@broadsheet/view/html';
import { listProblemUses, type ProblemUse } from '../problem-uses.js';
import { renderProse } from './prose.js';
import { renderExample, renderFold } from './sample.js';
import { renderStatus } from './status.js';

/** A longer list of operations would not help anyone. */
const maxUses = 6;

/** Lists every problem; the `type` of a problem body links to its entry here. */
export function renderProblemList(operations: Operation[]): Html {
  return html`<section class="chapter" id="problems" aria-labelledby="title-problems">
    <h2 id="title-problems"><a class="anchor" href="#problems">Problems</a></h2>
    <p>
      Every error has a body of the form <a href="#schema-Problem">Problem</a>. Its
      <code>code</code> is one of these, and stays the same; its <code>detail</code> says what was
      wrong this time.
    </p>
    <div class="problems">${listProblemUses(operations).map(renderProblem)}</div>
  </section>`;
}

function renderProblem({ code, status, title, meaning, operations }: ProblemUse): Html {
  return html`<article class="problem" id="problem-${code}" aria-labelledby="title-${code}">
    <h3 id="title-${code}">
      ${renderStatus(status)} <a class="anchor" href="#problem-${code}"><code>${code}</code></a>
    </h3>
    <p><strong>${title}.</strong> ${renderProse(meaning)}</p>
    <p class="uses">${renderUses(operations)}</p>
    ${renderFold('Example', renderExample(exampleProblem(code)))}
  </article>`;
}

function renderUses(operations: Operation[]): Html {
  if (operations.length === 0) return html`Any request may be answered with it.`;
  if (operations.length > maxUses) return html`${operations.length} operations may answer with it.`;
  return html`${operations.map(
    ({ id }, index) => html`${index > 0 && ', '}<a href="#operation-${id}">${id}</a>`,
  )}`;
}
