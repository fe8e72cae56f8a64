/** Identifies a report of any family. */
export interface ReportName {
  family: string;
  /** Two letters. */
  country: string;
  /** The values of the family's own key fields, separated by slashes: `1214`, `VIC/1214`. */
  code: string;
  language: string;
  /** The whole key, as in search and the change feed: `industry/AU/1214/English`. */
  key: string;
}

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The key of the same report in another language. */
export function inLanguage({ key }: ReportName, language: string): string {
  return [...key.split('/').slice(0, -1), language].join('/');
}
