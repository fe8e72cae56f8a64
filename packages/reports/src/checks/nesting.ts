import MarkdownIt from 'markdown-it';

/**
 * The library drops what is nested deeper than a hundred levels, without a word. A list takes two of
 * them, itself and its entry.
 */
export const deepestNesting = 49;

/** Blocks alone: what is within a line does not nest lists or quotes. */
const blocks = new MarkdownIt({ html: false }).disable('inline');

const tab = '    ';

/** Indentation, quote marks, bullets and numbers at the beginning of a line: 13 tabs are 52 columns. */
const longStarts = /^[ \t>+*\-\d.)]{13,}/gm;

/** Whether lists and quotes of a text in Markdown are nested deeper than can be shown. */
export function isNestedTooDeep(text: string): boolean {
  // A text is parsed only if a line is indented far enough: parsing takes far longer than looking.
  if (!mayNestTooDeep(text)) return false;
  let depth = 0;
  for (const { type, nesting } of blocks.parse(text, {})) {
    if (!/^(?:bullet_list|ordered_list|blockquote)_/.test(type)) continue;
    depth += nesting;
    if (depth > deepestNesting) return true;
  }
  return false;
}

/** Each level takes at least one column at the beginning of the line that opens it. */
function mayNestTooDeep(text: string): boolean {
  for (const [start] of text.matchAll(longStarts)) {
    if (start.replaceAll('\t', tab).length > deepestNesting) return true;
  }
  return false;
}
