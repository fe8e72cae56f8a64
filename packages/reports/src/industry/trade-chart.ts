import type { TradeChart, TradePart } from '@broadsheet/contract';
import { addHeading, type ChartContext } from './chart-heading.js';
import type { TradePartner } from './document-shares.js';
import { findRemainder, findShareFacts } from './share-facts.js';

/** Each country's share of imports or exports; what is missing to the whole are other countries. */
export function buildTradeChart(
  context: ChartContext,
  direction: 'imports' | 'exports',
  partners: readonly TradePartner[],
): TradeChart {
  const { words, dataYear } = context;
  const parts: TradePart[] = partners.map(({ Country, Share }) => ({
    name: words.countryName(Country),
    share: Share,
    country: Country,
  }));
  const rest = findRemainder(partners);
  const altText = words.altTexts[direction](findShareFacts(parts, rest !== null));
  if (rest !== null) parts.push({ name: words.labels.otherCountries, share: rest, country: null });
  return addHeading(
    context,
    {
      name: direction === 'imports' ? 'InternationalTradeImports' : 'InternationalTradeExports',
      subtitle: words.subtitles[direction](dataYear),
      altText,
    },
    {
      kind: 'trade',
      direction,
      parts,
      words: {
        other: words.labels.otherCountries,
        share: direction === 'imports' ? words.labels.shareOfImports : words.labels.shareOfExports,
      },
    },
  );
}
