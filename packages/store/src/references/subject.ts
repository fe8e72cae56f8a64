import type { ReportKey } from '@broadsheet/contract';

/** A report in any language. */
export type Subject = Omit<ReportKey, 'language'>;

/** The stored form: `industry/AU/1214`. */
export const writeSubject = ({ family, country, code }: Subject): string =>
  `${family}/${country}/${code}`;

export function parseSubject(text: string): Subject {
  const [family = '', country = '', ...code] = text.split('/');
  return { family, country, code: code.join('/') };
}

/** Codes are matched without regard to case. */
export const nameOf = (subject: Subject): string => writeSubject(subject).toLowerCase();
