/** Markup that stands within a sentence, and what is left of it. */
const markup: readonly [RegExp, string][] = [
  [/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g, '$1'],
  [/[*_`]+/g, ''],
  // Not a single space, of which there is one after every word.
  [/[^\S ]\s*| \s+/g, ' '],
  [/[’‘]/g, "'"],
];

/** Most paragraphs have none of it, and one look is cheaper than four. */
const anyMarkup = /[[*_`’‘]|[^\S ]| {2}/;

/** Lines that are no running text: headings, tables and code stand for themselves. */
const noText = /^(?: {0,3}(?:#|\||>|```|~~~)| {4}|\t)/;
const listMark = /^ {0,3}(?:[-+*]|\d{1,9}[.)])\s+/;

/** Nobody writes longer ones; what is, is no running text. */
const longestSentence = 1000;

interface SentencePattern {
  end: RegExp;
  /** What a sentence must speak of, besides a number; most of them need not be looked at. */
  subject: RegExp;
}

/** The sentences of a text in Markdown that may state a figure, without its markup. */
export function listSentences(text: string, { end, subject }: SentencePattern): string[] {
  const mayState = (part: string) => /\d/.test(part) && subject.test(part);
  return text
    .split(/\n\s*\n/)
    .filter(mayState)
    .flatMap(listParagraphs)
    .flatMap((paragraph) => paragraph.split(end))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length <= longestSentence && mayState(sentence));
}

/** What is wrapped is one; an entry of a list is one by itself. */
function listParagraphs(block: string): string[] {
  const paragraphs = [''];
  for (const line of block.split('\n')) {
    if (noText.test(line)) paragraphs.push('');
    else if (listMark.test(line)) paragraphs.push(line.replace(listMark, ''));
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.trim()}`);
  }
  return paragraphs.map((paragraph) =>
    anyMarkup.test(paragraph)
      ? markup.reduce((left, [pattern, by]) => left.replace(pattern, by), paragraph)
      : paragraph,
  );
}
