/** Letters of any script; no control characters and no stray percent sign. */
export const languagePattern = "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} .,'()-]{0,63}$";

/**
 * Stricter, for documents to be published: no space at the end and no two in a row. Readers would
 * not see them, and "English " would be a separate report. Requests accept the looser pattern, so
 * that reports published before this rule can still be read and withdrawn.
 */
export const writtenLanguagePattern = "^[\\p{L}\\p{M}](?: ?[\\p{L}\\p{M}\\p{N}.,'()-]){0,63}$";

/**
 * For documents whose charts are drawn in the language: its English name, as in `English` and
 * `Chinese (Simplified)`, from 3 to 40 letters.
 */
export const englishLanguagePattern = '^[A-Za-z](?: ?[A-Za-z()-]){1,39}$';
