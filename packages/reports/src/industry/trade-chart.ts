import type { TradeChart, TradePart } from '@broadsheet/contract';
import type { ChartContext } from './chart-context.js';
import type { TradePartner } from './document-shares.js';
import { findRemainder, findShareFacts } from './share-facts.js';

/** Each country's share of imports or exports; what is missing to the whole are other countries. */
export function buildTradeChart(
  context: ChartContext,
  direction: 'imports' | 'exports',
  partners: readonly TradePartner[],
): TradeChart {
  const { words, title, source, dataYear } = context;
  const parts: TradePart[] = partners.map(({ Country, Share }) => ({
    country: Country,
    name: words.countryName(Country),
    share: Share,
  }));
  const rest = findRemainder(partners);
  const altText = words.altTexts[direction](findShareFacts(parts, rest !== null));
  if (rest !== null) parts.push({ country: null, name: words.labels.otherCountries, share: rest });
  return {
    altText,
    direction,
    kind: 'trade',
    locale: words.locale,
    name: direction === 'imports' ? 'InternationalTradeImports' : 'InternationalTradeExports',
    parts,
    source,
    subtitle: words.subtitles[direction](dataYear),
    title,
    words: {
      other: words.labels.otherCountries,
      share: direction === 'imports' ? words.labels.shareOfImports : words.labels.shareOfExports,
    },
  };
}
