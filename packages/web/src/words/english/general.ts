import { countryName } from '../../country-name.js';
import { formatDay } from '../../shell/format-day.js';
import type { ExplorerLanguage } from '../language-choice.js';

/** Words that every area needs. */
export const general = {
  /** The language tag of these words. */
  tag: 'en' as ExplorerLanguage,
  /** The name of the language, as the interface writes it. */
  languageName: 'English',
  country: (code: string) => countryName(code, 'en'),
  /** The name of a language of a report, from its English name. */
  language: (name: string) => name,
  /** `31 January 2026`, from an ISO 8601 time. */
  day: (iso: string) => formatDay(iso, 'en'),
  /** Written out: the first `Intl.ListFormat` of a page takes a phone 50 ms. */
  list: (parts: string[]) =>
    [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and '),
  colon: ': ',
  comma: ', ',
};
