import { html, type Html } from '@broadsheet/view/html';

/** Links may only point to this page or to other paths of this service. */
const inlineMarkup = /(`[^`]+`|\[[^\]]+\]\([#/][^)\s]*\))/;
const linkForm = /^\[([^\]]+)\]\(([#/][^)\s]*)\)$/;

/**
 * Renders the subset of Markdown used in descriptions: code between backticks, and links. The
 * OpenAPI document and the Markdown page contain the same text unchanged.
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
