import type { SearchPage, Understood } from '@broadsheet/client';
import { formatCount } from '../terminal/amounts.js';

/** Explains how a query was interpreted: lines of text, often none. */
export function describeReading(
  query: string,
  {
    understood,
    suggestions,
    searchable,
  }: Pick<SearchPage, 'understood' | 'suggestions' | 'searchable'>,
): string[] {
  const lines: string[] = [];
  if (understood) lines.push(...describeUnderstood(understood));
  if (searchable !== undefined) {
    lines.push(`${formatCount(searchable)} reports were searched for ${JSON.stringify(query)}.`);
  }
  if (suggestions.length > 0)
    lines.push(`Words that are spelled alike: ${suggestions.join(', ')}.`);
  return lines;
}

function describeUnderstood(understood: Understood): string[] {
  const {
    words,
    country,
    countries = [],
    families = [],
    language,
    listed,
    instead = [],
  } = understood;
  const filters = [
    ...(country === undefined ? countries : [country]).map((code) => `country ${code}`),
    ...families.map((family) => `family ${family}`),
    ...(language === undefined ? [] : [`language ${language}`]),
    ...(listed === undefined ? [] : [listed === true ? 'listed' : `listed on ${listed}`]),
  ];
  const read = [...words.map((word) => JSON.stringify(word)), ...filters].join(', ');
  return [
    ...(filters.length > 0 ? [`Read as: ${read}.`] : []),
    ...instead.map(
      ({ typed, used }) => `No report has "${typed}"; searched for ${used.join(', ')}.`,
    ),
  ];
}
