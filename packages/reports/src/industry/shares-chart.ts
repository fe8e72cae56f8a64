import type { SharePart, SharesChart } from '@broadsheet/contract';
import { findRemainder } from '../charts/share-facts.js';
import { buildShares } from '../charts/shares.js';
import type { ChartContext } from './chart-context.js';
import type { CompanyShare, NamedShare } from './document-shares.js';

const toPart = ({ Name, Share }: CompanyShare): SharePart => ({ name: Name, share: Share });

/** The publisher names every part; one of them may be the remainder. */
export function buildNamedSharesChart(
  context: ChartContext,
  name: 'ProductsAndServices' | 'MajorMarkets',
  shares: readonly NamedShare[],
): SharesChart {
  const { labels } = context.words;
  const remainder = shares.find(({ Remainder }) => Remainder);
  return buildShares(context, {
    name,
    parts: shares.filter(({ Remainder }) => !Remainder).map(toPart),
    other: remainder ? toPart(remainder) : null,
    says: labels.shares[name],
    share: labels.shareOfRevenue,
  });
}

/** Key companies; all others are the remainder. */
export function buildCompanySharesChart(
  context: ChartContext,
  companies: readonly CompanyShare[],
): SharesChart {
  const { labels } = context.words;
  const rest = findRemainder(companies);
  return buildShares(context, {
    name: 'CompanyMarketShare',
    parts: companies.map(toPart),
    other: rest === null ? null : { name: labels.otherCompanies, share: rest },
    says: labels.shares.CompanyMarketShare,
    share: labels.shareOfRevenue,
    others: labels.otherCompanies,
  });
}
