/** Marks a template as a style sheet for editors and the formatter; the text stays as written. */
export const css = String.raw;
