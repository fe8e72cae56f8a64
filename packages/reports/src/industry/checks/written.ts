import type { Findings } from '@broadsheet/contract/checking';
import { checkMarkdown } from '../../checks/markdown.js';
import { checkWritable } from '../../checks/writable.js';
import { wordProperties } from '../document-words.js';
import type { SoundDocument } from '../document.js';
import { listMarkdown } from '../written-texts.js';

/** Headlines are drawn, and looked at with what else is. */
const { Headlines: _, ...writtenProperties } = wordProperties;
const writtenNames = Object.keys(writtenProperties) as (keyof typeof writtenProperties)[];

/** What the publisher wrote in words: can it be stored, and is it of a length that can be read? */
export function checkWritten(found: Findings, document: SoundDocument): void {
  for (const name of writtenNames) checkWritable(found, document[name], `/${name}`);
  checkMarkdown(found, listMarkdown(document));
}
