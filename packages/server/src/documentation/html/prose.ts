import { html, type Html } from '@broadsheet/view/html';

/** Links lead to this page or elsewhere on this service. */
const inlineMarkup = /(`[^`]+`|\[[^\]]+\]\([#/][^)\s]*\))/;
const linkForm = /^\[([^\]]+)\]\(([#/][^)\s]*)\)$/;

/**
 * The little Markdown that descriptions are written in: code between backticks, and links. The same
 * text stands in the OpenAPI document and in the Markdown page unchanged.
 */
export function renderProse(text: string): Html {
  return html`${text.split(inlineMarkup).map(renderPiece)}`;
}

function renderPiece(piece: string): Html {
  if (/^`[^`]+`$/.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`;
  const [, words, target] = linkForm.exec(piece) ?? [];
  if (words !== undefined && target !== undefined) return html`<a href="${target}">${words}</a>`;
  return html`${piece}`;
}
