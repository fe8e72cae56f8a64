/** Letters of any script, so that no control character and no stray percent sign gets through. */
export const languagePattern = "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} .,'()-]{0,63}$";

/**
 * The same of a document, without a space at the end and with no two in a row, which nobody sees: "English " would be a
 * report of its own. What was published so before can still be named, to be read and withdrawn.
 */
export const writtenLanguagePattern = "^[\\p{L}\\p{M}](?: ?[\\p{L}\\p{M}\\p{N}.,'()-]){0,63}$";
