import { phrasesOf } from '@broadsheet/view';
import { languageTag } from '../language-tag.js';
import { nameCurrency } from './currency-sign.js';

/**
 * The unit above exact figures of a report: `A$ thousand`, `千豪ドル`. The unit is named in the
 * report's language.
 */
export function unitWriter(language: string): (currency: string, unit: string) => string {
  const tag = languageTag(language);
  return (currency, unit) => {
    if (currency === '') return phrasesOf(language).unit(currency, unit);
    const name = nameCurrency(currency, tag);
    if (tag === 'ja') return `${unit}${name}`;
    const size = /^(Thousand|Million)s$/.exec(unit)?.[1]?.toLowerCase() ?? unit;
    return [name, size].filter((part) => part !== '').join(' ');
  };
}
