import type { TradeChart, TradePart } from '@broadsheet/contract';
import type { SharesWords } from '../words/patterns.js';
import type { HeadingContext } from './heading-context.js';
import { findRemainder, findShareFacts } from './share-facts.js';

export interface MapInput {
  /** The name in the definition of the family. */
  name: string;
  /** Countries by ISO 3166-1 alpha-2, and their shares in per cent. */
  countries: readonly { Country: string; Share: number }[];
  says: SharesWords;
  /** What a country's figure is called: `Share of import value`. */
  share: string;
  /** Only for maps of trade. */
  direction?: 'imports' | 'exports';
}

/** Each country's share of a whole, on a map of the world; the remainder is other countries. */
export function buildMap(context: HeadingContext, input: MapInput): TradeChart {
  const { words, title, source, at } = context;
  const { name, countries, says, share, direction } = input;
  const parts: TradePart[] = countries.map(({ Country, Share }) => ({
    country: Country,
    name: words.countryName(Country),
    share: Share,
  }));
  const rest = findRemainder(countries);
  const altText = words.patterns.altTexts.map(says, findShareFacts(parts, rest !== null));
  if (rest !== null) parts.push({ country: null, name: words.labels.otherCountries, share: rest });
  return {
    altText,
    ...(direction && { direction }),
    kind: 'trade',
    locale: words.locale,
    name,
    parts,
    source,
    subtitle: words.patterns.subtitles.shares(says, at),
    title,
    words: { other: words.labels.otherCountries, share },
  };
}
