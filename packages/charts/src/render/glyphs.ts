import { listFontFaces, type FontFace } from './font-faces.js';

export { readCoverage, type FontFace } from './font-faces.js';

/**
 * Characters that draw nothing: the line break, and characters that shape or order their neighbours
 * (joiners, direction marks, variation selectors).
 */
const invisible = /\n|(?!\p{L})\p{Default_Ignorable_Code_Point}/u;
const control = /\p{Cc}/u;
/** Marks, half-width voiced sounds, skin tones and the later parts of Korean syllables. */
const extending =
  /(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Grapheme_Extend}\p{Emoji_Modifier}\u1160-\u11ff]/u;
const basicLatin = /^[ -~]*$/;

/** The distinct characters of a text that no bundled font can draw, in order of appearance. */
export function findMissingGlyphs(text: string): string[] {
  if (basicLatin.test(text) && isBasicLatinDrawable()) return [];
  const missing = new Set<string>();
  for (const character of text) if (!canDraw(character)) missing.add(character);
  return [...missing];
}

let basicLatinDrawable: boolean | undefined;

/** Most texts have no other characters, and need not be checked letter by letter. */
function isBasicLatinDrawable(): boolean {
  return (basicLatinDrawable ??= Array.from({ length: 0x7f - 0x20 }, (_, index) =>
    String.fromCharCode(0x20 + index),
  ).every(canDraw));
}

/**
 * Caches results: reports use the same few hundred characters, and a fast publish checks each one
 * often.
 */
const drawable = new Map<string, boolean>();

function canDraw(character: string): boolean {
  const known = drawable.get(character);
  if (known !== undefined) return known;
  const found = isDrawable(character, listFontFaces());
  drawable.set(character, found);
  return found;
}

function isDrawable(character: string, faces: FontFace[]): boolean {
  if (invisible.test(character)) return true;
  // Fonts map some control characters to an empty glyph, but in a text they are a mistake anyway.
  if (control.test(character)) return false;
  const codePoint = character.codePointAt(0) ?? 0;
  return faces.some((face) => face.covers(codePoint));
}

/** Whether a letter is written with several characters that are drawn, such as a letter and an accent. */
export const hasComposedLetters = (text: string): boolean => extending.test(text);

/**
 * The faces that draw a text, most general first. Japanese and Chinese write the same Han character
 * in different forms: text with kana, or a Japanese report, gets the Japanese ones.
 */
export function chooseFontFaces(text: string, { japanese }: { japanese: boolean }): FontFace[] {
  const faces = orderFontFaces(japanese || /[\u3040-\u30FF]/u.test(text));
  const chosen = new Set<FontFace>(faces.slice(0, 1));
  for (const character of new Set(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const face = faces.find((candidate) => candidate.covers(codePoint));
    if (face) chosen.add(face);
  }
  return faces.filter((face) => chosen.has(face));
}

function orderFontFaces(japaneseFirst: boolean): FontFace[] {
  const faces = listFontFaces();
  if (japaneseFirst) return faces;
  const japanese = faces.filter(({ name }) => name === 'japanese');
  return [...faces.filter((face) => !japanese.includes(face)), ...japanese];
}

/** All texts within a value, to find the fonts that can draw it. */
export function collectText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(collectText).join('');
}
