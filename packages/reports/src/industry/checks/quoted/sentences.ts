/** Markup inside a sentence, and its replacement. */
const markup: readonly [RegExp, string][] = [
  [/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g, '$1'],
  [/[*_`]+/g, ''],
  // Not single spaces: there is one after every word.
  [/[^\S ]\s*| \s+/g, ' '],
  [/[’‘]/g, "'"],
];

/** Most paragraphs have no markup; two fast tests save four replacements. */
const anyMarkup = /[[*_`’‘\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const hasMarkup = (text: string) => text.includes('  ') || anyMarkup.test(text);

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
  const mayState = (part: string) => anyDigit.test(part) && subject.test(part);
  const sentences: string[] = [];
  for (const block of text.includes('\n') ? text.split(/\n\s*\n/) : [text]) {
    if (!anyDigit.test(block)) continue;
    for (const paragraph of listParagraphs(block)) {
      for (const part of paragraph.split(end)) {
        const sentence = part.trim();
        if (sentence.length <= longestSentence && mayState(sentence)) sentences.push(sentence);
      }
    }
  }
  return sentences;
}

const anyDigit = /\d/;

/** Wrapped lines are one paragraph; each entry of a list is one by itself. */
function listParagraphs(block: string): string[] {
  return joinLines(block).map((paragraph) =>
    hasMarkup(paragraph)
      ? markup.reduce((left, [pattern, by]) => left.replace(pattern, by), paragraph)
      : paragraph,
  );
}

/** Most blocks are one line that begins with a letter. */
function joinLines(block: string): string[] {
  if (!block.includes('\n') && /^[A-Za-z]/.test(block)) return [block];
  const paragraphs = [''];
  for (const line of block.split('\n')) {
    if (noText.test(line)) paragraphs.push('');
    else if (listMark.test(line)) paragraphs.push(line.replace(listMark, ''));
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.trim()}`);
  }
  return paragraphs;
}
