import { html, type Html } from '@broadsheet/view/html';
import { renderJson } from './json-example.js';

/** A panel of code with a heading. */
export function renderSample(heading: Html | string, code: Html | string): Html {
  return html`<figure class="sample">
    <figcaption>${heading}</figcaption>
    <pre><code>${code}</code></pre>
  </figure>`;
}

/** Code that is collapsed until the user opens it. */
export function renderFold(heading: Html | string, code: Html | string): Html {
  return html`<details class="sample">
    <summary>${heading}</summary>
    <pre><code>${code}</code></pre>
  </details>`;
}

/** Text is shown as it is sent, everything else as JSON. */
export function renderExample(example: unknown): Html {
  return typeof example === 'string' ? html`${example}` : renderJson(example);
}
