import type { Understood as UnderstoodAnswer } from '@broadsheet/contract';
import type { Understood } from '@broadsheet/store';

/** How a query was interpreted, in the form of the answer. */
export function writeUnderstood(understood: Understood): UnderstoodAnswer {
  const { words, countries, families, languages, listings, corrections } = understood;
  const [country] = countries;
  const [language] = languages;
  return {
    Words: words,
    ...(countries.length === 1 && country !== undefined && { Country: country }),
    ...(countries.length > 1 && { Countries: countries }),
    ...(families.length > 0 && { Families: families }),
    ...(language !== undefined && { Language: language }),
    ...writeListed(listings),
    ...(corrections.length > 0 && {
      Instead: corrections.map(({ typed, used }) => ({ Typed: typed, Used: used })),
    }),
  };
}

/** The exchange says more than that a company is listed. */
function writeListed(listings: readonly string[]): Pick<UnderstoodAnswer, 'Listed'> {
  const exchange = listings.find((listing) => listing !== 'listed');
  if (exchange !== undefined) return { Listed: exchange.toUpperCase() };
  return listings.length > 0 ? { Listed: true } : {};
}
