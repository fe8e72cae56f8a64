/** The report families this service publishes. A new family starts with its name here. */
export const families = ['industry', 'company'] as const;
export type Family = (typeof families)[number];

/**
 * What names a report. An industry report has a country and a code; a company report covers
 * Australia and has an entity id, kept as text in `code` so that one form serves every family.
 */
export interface ReportKey {
  family: Family;
  /** Two upper-case letters. */
  country: string;
  /** The industry code, or the entity id in decimal. */
  code: string;
  /** The language's name as the publisher wrote it, such as `English`. */
  language: string;
}

/** The form people read and type: `industry/AU/1214/English`, `company/1001/English`. */
export function formatReportKey({ family, country, code, language }: ReportKey): string {
  return family === 'company'
    ? `company/${code}/${language}`
    : `${family}/${country}/${code}/${language}`;
}

/** Letters of any script, so that no control character and no stray percent sign gets through. */
export const languagePattern = "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} .,'()-]{0,63}$";

/**
 * The same of a document, without a space at the end and with no two in a row, which nobody sees: "English " would be a
 * report of its own. What was published so before can still be named, to be read and withdrawn.
 */
export const writtenLanguagePattern = "^[\\p{L}\\p{M}](?: ?[\\p{L}\\p{M}\\p{N}.,'()-]){0,63}$";

const languageForm = new RegExp(languagePattern, 'u');

/** Parses what `formatReportKey` writes; undefined where the text is no report key. */
export function findReportKey(text: string): ReportKey | undefined {
  const [family, ...rest] = text.split('/');
  if (family === 'company' && rest.length === 2) {
    const [code = '', language = ''] = rest;
    return /^[1-9]\d{0,9}$/.test(code) && languageForm.test(language)
      ? { family, country: 'AU', code, language }
      : undefined;
  }
  if (family === 'industry' && rest.length === 3) {
    const [country = '', code = '', language = ''] = rest;
    return /^[A-Za-z]{2}$/.test(country) &&
      /^[A-Za-z0-9]{1,16}$/.test(code) &&
      languageForm.test(language)
      ? { family, country: country.toUpperCase(), code, language }
      : undefined;
  }
  return undefined;
}
