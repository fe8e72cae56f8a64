import { findMissingGlyphs } from '@broadsheet/charts/glyphs';
import type { Finding } from '@broadsheet/contract/checking';
import type { DrawnText } from '@broadsheet/reports';

/** A missing glyph would be an empty box in every copy of the picture. */
export function checkGlyphs(texts: readonly DrawnText[]): Finding[] {
  return texts.flatMap(({ text, pointer }) => {
    const missing = findMissingGlyphs(text);
    return missing.length === 0
      ? []
      : [{ severity: 'error', pointer, message: describeMissing(text, missing) }];
  });
}

function describeMissing(text: string, missing: string[]): string {
  const characters = missing.map((character) => `"${character}" (${codePointOf(character)})`);
  const have = missing.length === 1 ? 'has' : 'have';
  return `${characters.join(', ')} in ${JSON.stringify(text)} ${have} no glyph in the bundled fonts, and charts would show an empty box. Write it in other characters.`;
}

function codePointOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
