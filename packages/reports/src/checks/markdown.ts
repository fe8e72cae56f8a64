import type { Findings } from '@broadsheet/contract/checking';
import type { DrawnText } from '../family.js';
import { formatNumber } from '../words/number-text.js';
import { countHeadings } from './headings.js';
import { deepestNesting, isNestedTooDeep } from './nesting.js';

/** The schema bounds characters, of which Japanese ones take three bytes each. */
const mostBytes = 200_000;
/** The bytes of one JavaScript character. */
const widestCharacter = 3;

const mostHeadings = 100;

/** Whether texts in Markdown are of a length and depth that can be stored and read. */
export function checkMarkdown(found: Findings, texts: readonly DrawnText[]): void {
  for (const written of texts) {
    checkBytes(found, written);
    checkHeadings(found, written);
    checkNesting(found, written);
  }
}

function checkBytes(found: Findings, { text, pointer }: DrawnText): void {
  if (text.length * widestCharacter <= mostBytes) return;
  const bytes = Buffer.byteLength(text);
  if (bytes <= mostBytes) return;
  found.error(
    pointer,
    `The text takes ${formatNumber(bytes)} bytes of UTF-8; at most ${formatNumber(mostBytes)} are possible, which is some ${formatNumber(Math.floor(mostBytes / widestCharacter))} characters of Japanese.`,
  );
}

function checkHeadings(found: Findings, { text, pointer }: DrawnText): void {
  const count = countHeadings(text);
  if (count <= mostHeadings) return;
  found.error(
    pointer,
    `The text has ${formatNumber(count)} headings; at most ${String(mostHeadings)} are possible.`,
  );
}

/** Whether all that is in lists and quotes will be shown. */
export function checkNesting(found: Findings, { text, pointer }: DrawnText): void {
  if (!isNestedTooDeep(text)) return;
  found.error(
    pointer,
    `The text nests lists or quotes more than ${String(deepestNesting)} deep; the most is ${String(deepestNesting)}. What is deeper would be lost.`,
  );
}
