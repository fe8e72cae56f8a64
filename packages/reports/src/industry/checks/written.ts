import type { Findings } from '@broadsheet/contract/checking';
import type { DrawnText } from '../../family.js';
import { listUnwritable } from '../../unwritable.js';
import { formatNumber } from '../../words/number-text.js';
import { wordProperties } from '../document-words.js';
import type { SoundDocument } from '../document.js';
import { listMarkdown } from '../written-texts.js';
import { countHeadings } from './headings.js';

/** The schema bounds characters, of which Japanese ones take three bytes each. */
const mostBytes = 200_000;
/** Of one character of JavaScript's. */
const widestCharacter = 3;

const mostHeadings = 100;

/** Headlines are drawn, and looked at with what else is. */
const { Headlines: _, ...writtenProperties } = wordProperties;
const writtenNames = Object.keys(writtenProperties) as (keyof typeof writtenProperties)[];

/** What the publisher wrote in words: can it be stored, and is it of a length that can be read? */
export function checkWritten(found: Findings, document: SoundDocument): void {
  for (const name of writtenNames) found.list.push(...listUnwritable(document[name], `/${name}`));
  for (const written of listMarkdown(document)) checkMarkdown(found, written);
}

/** Is a text of a length that can be read? */
export function checkMarkdown(found: Findings, written: DrawnText): void {
  checkBytes(found, written);
  checkHeadings(found, written);
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
    `The text has ${formatNumber(count)} headings, a table of contents without end; at most ${String(mostHeadings)} are possible.`,
  );
}
