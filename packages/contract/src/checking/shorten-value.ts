/** A value as a finding quotes it: at most 58 characters. */
export const shortenValue = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 57)}…` : text;
