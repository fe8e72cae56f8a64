import type { SharePart, SharesChart } from '@broadsheet/contract';
import type { ChartContext } from './chart-context.js';
import type { CompanyShare, NamedShare } from './document-shares.js';
import { findRemainder, findShareFacts } from './share-facts.js';

const toPart = ({ Name, Share }: CompanyShare): SharePart => ({ name: Name, share: Share });

/** The publisher names every part; one of them may be the remainder. */
export function buildNamedSharesChart(
  context: ChartContext,
  name: 'ProductsAndServices' | 'MajorMarkets',
  shares: readonly NamedShare[],
): SharesChart {
  const { words, title, source, dataYear } = context;
  const key = name === 'MajorMarkets' ? 'majorMarkets' : 'productsAndServices';
  const parts = shares.filter(({ Remainder }) => !Remainder).map(toPart);
  const remainder = shares.find(({ Remainder }) => Remainder);
  return {
    altText: words.altTexts[key](findShareFacts(parts, remainder !== undefined)),
    kind: 'shares',
    locale: words.locale,
    name,
    other: remainder ? toPart(remainder) : null,
    parts,
    source,
    subtitle: words.subtitles[key](dataYear),
    title,
    words: { other: words.labels.other, share: words.labels.shareOfRevenue },
  };
}

/** Key companies against everybody else, who follow from them. */
export function buildCompanySharesChart(
  context: ChartContext,
  companies: readonly CompanyShare[],
): SharesChart {
  const { words, title, source, dataYear } = context;
  const parts = companies.map(toPart);
  const rest = findRemainder(companies);
  return {
    altText: words.altTexts.companyMarketShare(findShareFacts(parts, rest !== null)),
    kind: 'shares',
    locale: words.locale,
    name: 'CompanyMarketShare',
    other: rest === null ? null : { name: words.labels.otherCompanies, share: rest },
    parts,
    source,
    subtitle: words.subtitles.companyMarketShare(dataYear),
    title,
    words: { other: words.labels.otherCompanies, share: words.labels.shareOfRevenue },
  };
}
