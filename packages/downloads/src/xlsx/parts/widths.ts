/** Pixels of the widest digit of the usual font, and around the text of a cell. */
const [digit, padding] = [7, 5];
/** Of a column without a width of its own. */
const usualPixels = 64;

/** The width of a column that holds that many letters. */
export const pixelsOf = (letters: number | undefined): number =>
  letters === undefined ? usualPixels : letters * digit + padding;

/** The same in digits, as a file has it (ECMA-376 part 1, 18.3.1.13). */
export const digitsOf = (letters: number): number =>
  Math.trunc((pixelsOf(letters) / digit) * 256) / 256;
