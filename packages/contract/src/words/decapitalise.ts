/** The text as it stands within a sentence: with a small letter at its start, unless it is an abbreviation. */
export const decapitalise = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
