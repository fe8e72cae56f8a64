import type { Understood } from '@broadsheet/client';
import { countryName } from '../country-name.js';

/** Says where a query was read differently than typed; empty where it was not. */
export function describeReading(
  understood: Understood | undefined,
  titleOf: (family: string) => string,
): string {
  if (!understood) return '';
  const { instead = [] } = understood;
  const filters = listFilters(understood, titleOf);
  return [
    ...(filters.length > 0 ? [`Only ${filters.join(', ')}.`] : []),
    ...instead.map(({ typed, used }) => `No report has “${typed}”: shown is ${used.join(', ')}.`),
  ].join(' ');
}

function listFilters(
  { country, countries = [], families = [], language, listed }: Understood,
  titleOf: (family: string) => string,
): string[] {
  return [
    ...(country === undefined ? countries : [country]).map(countryName),
    ...families.map(titleOf),
    ...(language === undefined ? [] : [language]),
    ...(listed === undefined ? [] : [listed === true ? 'listed' : `listed on ${listed}`]),
  ];
}
