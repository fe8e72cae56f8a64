import type { RiskWarning } from '@broadsheet/contract';
import { languageTag } from '../../language-tag.js';

/**
 * A report that is published in several languages once: in the language of the page, else in
 * English, else in the one that moved furthest up.
 */
export function keepOneLanguage(warnings: readonly RiskWarning[], tag: string): RiskWarning[] {
  const rank = ({ Language }: RiskWarning) => {
    const own = languageTag(Language);
    return own === tag ? 0 : own === 'en' ? 1 : 2;
  };
  const kept = new Map<string, RiskWarning>();
  for (const warning of warnings) {
    const key = `${warning.Country}/${warning.Code}`;
    const before = kept.get(key);
    if (before === undefined || rank(warning) < rank(before)) kept.set(key, warning);
  }
  return [...kept.values()].sort((one, other) => other.Change - one.Change);
}
