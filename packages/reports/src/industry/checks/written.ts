import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { checkMarkdown } from '../../checks/markdown.js';
import { checkWritable } from '../../checks/writable.js';
import { getWords } from '../../words/get-words.js';
import { wordProperties, type Headlines } from '../document-words.js';
import type { ValidDocument } from '../document.js';
import { listMarkdown } from '../written-texts.js';

/** Headlines are drawn, so they are checked with the other drawn texts. */
const { Headlines: _, ...writtenProperties } = wordProperties;
const writtenNames = Object.keys(writtenProperties) as (keyof typeof writtenProperties)[];

/** The publisher's texts: whether they can be stored, and are not too long. */
export function checkWritten(found: Findings, document: ValidDocument): void {
  for (const name of writtenNames) checkWritable(found, document[name], `/${name}`);
  checkMarkdown(found, listMarkdown(document));
  checkHeadlines(found, document);
}

/** Charts draw a longer headline too, but nobody reads it at a glance. */
function checkHeadlines(found: Findings, document: ValidDocument): void {
  const { Headlines: headlines = {}, Language = '' }: HeadedDocument = document;
  for (const [name, headline] of Object.entries(headlines)) {
    const { length, most, unit } = getWords(Language).headlines.measure(headline);
    if (length <= most) continue;
    found.warning(
      joinPointer('/Headlines', name),
      `${JSON.stringify(headline)} has ${String(length)} ${unit}; a headline that is read at a glance has at most ${String(most)}.`,
    );
  }
}

interface HeadedDocument {
  Headlines?: Headlines;
  Language?: string;
}
