import { joinPointer, type Findings } from '@broadsheet/contract/checking';

/** Control characters except tab and line breaks, and lone surrogates. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/**
 * Every unwritable character, and emoji: without the flag `u` most texts are tested much faster.
 */
// oxlint-disable-next-line no-control-regex -- these are the ones that are looked for
const suspicious = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]/;

/**
 * Texts with control characters or lone surrogates, which not every database can store, and texts of
 * white space alone.
 */
export function checkWritable(found: Findings, value: unknown, pointer = ''): void {
  if (!isWritable(value)) checkEach(found, value, pointer);
}

const hasUnwritable = (text: string) => suspicious.test(text) && unwritable.test(text);
const isBlank = (text: string) => text !== '' && text.trim() === '';

/** Called for every text of every document, so it builds no pointers. */
function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !hasUnwritable(value) && !isBlank(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const name in value) {
    if (!isWritable((value as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function checkEach(found: Findings, value: unknown, pointer: string): void {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      checkEach(found, inner, joinPointer(pointer, name));
    }
  } else {
    const message = typeof value === 'string' ? describe(value) : undefined;
    if (message !== undefined) found.error(pointer, message);
  }
}

function describe(text: string): string | undefined {
  if (isBlank(text)) {
    return `${JSON.stringify(text)} is only white space; write a text, or leave out what has none.`;
  }
  const first = unwritable.exec(text);
  if (first === null) return undefined;
  const code = first[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `The text has the character U+${code} at position ${String(first.index + 1)}; of control characters only tabs and line breaks are allowed.`;
}
