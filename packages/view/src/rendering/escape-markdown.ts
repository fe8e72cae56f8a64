/** Escapes text for Markdown and HTML, on one line: whatever a publisher wrote, it stays text. */
export function escapeLine(text: string): string {
  return escapeStart(escapeInline(oneLine(text)));
}

/** Escapes text for a cell of a Markdown table. */
export function escapeCell(text: string): string {
  return escapeInline(oneLine(text));
}

/** The same for a heading, where number signs at the end are escaped too. */
export function escapeHeading(text: string): string {
  return escapeLine(text).replace(/#+$/, '\\$&');
}

/** Plain text as paragraphs; lines of a list, which begin with a bullet and a tab, as a list. */
export function escapeParagraphs(text: string): string {
  const lines = readLines(text);
  return lines
    .map((line, index) => writeLine(line, lines[index + 1]))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Line {
  text: string;
  /** Its depth in a list; undefined for other lines. */
  depth: number | undefined;
}

/** No line is more than one step deeper than the line before it: that would be a block of code. */
function readLines(text: string): Line[] {
  let deepest = 0;
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((source) => {
    const [, tabs = '', item] = /^(\t*)•\t(.*)$/.exec(source) ?? [];
    const depth = item === undefined ? undefined : Math.min(tabs.length, deepest);
    deepest = depth === undefined ? 0 : depth + 1;
    return { text: escapeLine(item ?? source), depth };
  });
}

/** A list needs an empty line before and after it; other lines keep their breaks. */
function writeLine({ text, depth }: Line, next: Line | undefined): string {
  const line = depth === undefined ? text : `${'  '.repeat(depth)}- ${text}`;
  const isLast = next === undefined || line === '' || (next.depth ?? next.text) === '';
  if (isLast) return line;
  if ((depth === undefined) !== (next.depth === undefined)) return `${line}\n`;
  return depth === undefined ? `${line}\\` : line;
}

/** Control characters are not text; a line break would end a cell or begin a block. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/**
 * Underscores within a word have no meaning in Markdown, and ampersands only at the start of an
 * entity.
 */
function escapeInline(text: string): string {
  return text
    .replace(/[\\`*[\]<>|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

/** Headings, rules and lists begin a line. */
function escapeStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?= |$)|[-+](?= |$)|[-=]+(?=[-= ]*$)|:-)/, '\\$&')
    .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2');
}
