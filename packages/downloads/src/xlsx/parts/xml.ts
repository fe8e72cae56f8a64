export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const references: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

/**
 * The content of an element or an attribute. XML 1.0 has no way to write most control characters:
 * they are left out.
 */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\p{Cc}\uFFFE\uFFFF]/gu, (letter) => references[letter] ?? keepC1(letter));

/** XML can write the control characters from U+007F on. */
const keepC1 = (letter: string): string => (letter >= '\x7F' && letter < '\uFFFE' ? letter : '');

/**
 * The text of a cell: spreadsheets write what XML cannot as `_x0007_`, and an underscore that would
 * be read as the start of that as `_x005F_` (ECMA-376 part 1, 22.9.2.19).
 */
export const escapeCell = (text: string): string => escapeXml(text.replace(unwritable, writeCode));

// oxlint-disable-next-line no-control-regex -- these are what XML cannot write
const unwritable = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]|_(?=x[\dA-F]{4}_)/gi;

const writeCode = (letter: string): string =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
