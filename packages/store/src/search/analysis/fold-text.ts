/** Not the marks of kana: voiced and unvoiced syllables are different letters. */
const combiningMarks = /[\u0300-\u036f]/g;
const hiragana = /[\u3041-\u3096]/g;
const notAscii = /[^\0-\u007f]/;
const distanceToKatakana = 0x60;

/**
 * Text in the form in which words are compared: without accents, in lower case, full-width forms
 * narrow, half-width kana and hiragana as katakana.
 */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  return dropLoneSurrogates(text)
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(hiragana, (character) =>
      String.fromCharCode(character.charCodeAt(0) + distanceToKatakana),
    );
}

/** Half a surrogate pair is not text, and databases refuse it. */
export const dropLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '');
