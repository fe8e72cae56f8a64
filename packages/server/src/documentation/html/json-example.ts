import { html, type Html } from '@broadsheet/view/html';
import { formatJson } from '../format-json.js';

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** Renders indented JSON, with a class each for names, strings, numbers and literals. */
export function renderJson(value: unknown): Html {
  const text = formatJson(value);
  const pieces: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match;
    pieces.push(html`${text.slice(end, match.index)}`);
    pieces.push(
      html`<span class="${kindOf(whole, string, colon)}">${string ?? whole}</span>${colon}`,
    );
    end = match.index + whole.length;
  }
  return html`${pieces}${text.slice(end)}`;
}

function kindOf(whole: string, string: string | undefined, colon: string | undefined): string {
  if (string !== undefined) return colon === undefined ? 'json-string' : 'json-name';
  return /^[tfn]/i.test(whole) ? 'json-word' : 'json-number';
}
