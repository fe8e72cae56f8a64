/** Markup inside a sentence, and its replacement. */
const markup: readonly [RegExp, string][] = [
  [/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g, '$1'],
  [/[*_`]+/g, ''],
  // Not single spaces: there is one after every word.
  [/[^\S ]\s*| \s+/g, ' '],
  [/[’‘]/g, "'"],
];

/** Most paragraphs have no markup; one test is faster than four replacements. */
const anyMarkup = /[[*_`’‘]|[^\S ]| {2}/;

/** Lines that are not running text: headings, tables and code. */
const noText = /^(?: {0,3}(?:#|\||>|```|~~~)| {4}|\t)/;
const listMark = /^ {0,3}(?:[-+*]|\d{1,9}[.)])\s+/;

/** Longer ones are not running text. */
const longestSentence = 1000;

interface SentencePattern {
  end: RegExp;
  /** Words of which a sentence must have one besides a number; all other sentences are skipped. */
  subject: RegExp;
}

/** The sentences of a text in Markdown that may state a figure, without its markup. */
export function listSentences(text: string, { end, subject }: SentencePattern): string[] {
  const mayState = (part: string) => /\d/.test(part) && subject.test(part);
  const sentences: string[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    if (!mayState(block)) continue;
    for (const paragraph of listParagraphs(block)) {
      for (const part of paragraph.split(end)) {
        const sentence = part.trim();
        if (sentence.length <= longestSentence && mayState(sentence)) sentences.push(sentence);
      }
    }
  }
  return sentences;
}

/** Wrapped lines are one paragraph; each entry of a list is one by itself. */
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
