import { html, type Html } from '@broadsheet/view/html';

/** A status code, coloured as success, client error or server error. */
export function renderStatus(status: number): Html {
  return html`<span class="status status-${Math.floor(status / 100)}">${status}</span>`;
}
