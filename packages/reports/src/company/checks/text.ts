import type { Finding } from '@broadsheet/contract/checking';
import { joinPointer } from '@broadsheet/contract/checking';
import { error } from './finding.js';
import type { Sound } from './sound.js';

/** Control characters but for tab and line breaks, and halves of characters. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Not every database can store some texts, no reader misses them, and one of white space says nothing. */
export function checkText({ document }: Sound): Finding[] {
  return isWritable(document) ? [] : listUnwritable(document, '');
}

const isBlank = (text: string) => text !== '' && text.trim() === '';

/** Asked of every text of every document, so without building pointers. */
function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !unwritable.test(value) && !isBlank(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const name in value) {
    if (!isWritable((value as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function listUnwritable(value: unknown, pointer: string): Finding[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      listUnwritable(inner, joinPointer(pointer, name)),
    );
  }
  if (typeof value !== 'string') return [];
  if (isBlank(value)) {
    const message = `${JSON.stringify(value)} is only white space; write a text, or leave out what has none.`;
    return [error(pointer, message)];
  }
  const found = unwritable.exec(value);
  if (found === null) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return [
    error(
      pointer,
      `The text has the character U+${code} at position ${String(found.index + 1)}; of control characters only tabs and line breaks are allowed.`,
    ),
  ];
}
