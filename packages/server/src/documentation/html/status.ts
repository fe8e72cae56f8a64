import { html, type Html } from '@broadsheet/view/html';

/** A status code, told by its colour whether it is good news, the caller's fault or ours. */
export function renderStatus(status: number): Html {
  return html`<span class="status status-${Math.floor(status / 100)}">${status}</span>`;
}
