/** Markup that is safe to put on a page as it is; only `html` and `trustedHtml` make it. */
export interface Html {
  readonly markup: string;
}

export type HtmlPart = Html | string | number | undefined | false | readonly HtmlPart[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * A template whose values are escaped unless they are markup already, so that forgetting to escape
 * is not possible. Nothing is written for `undefined` and `false`.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlPart[]): Html {
  const pieces = strings.map((text, index) =>
    index < values.length ? text + toMarkup(values[index]) : text,
  );
  return { markup: pieces.join('') };
}

function toMarkup(part: HtmlPart): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(toMarkup).join('');
}

/** For markup that is ours and must stay byte for byte what it is: the style sheet. */
export function trustedHtml(markup: string): Html {
  return { markup };
}
