import type { Finding } from '@broadsheet/contract/checking';
import { marketValues, valuationRatios } from '../figures/definitions.js';
import { deriveMarketFigures } from '../figures/valuation.js';
import { error } from './finding.js';
import type { Sound } from './sound.js';
import { checkSupplied } from './supplied.js';

export function checkMarket({ document, years, broken }: Sound): Finding[] {
  const { Market } = document;
  if (Market === undefined || broken.has('Financials')) return [];
  const figures = deriveMarketFigures(document, years[0]);
  if (figures === undefined) {
    return [
      error(
        '/Market',
        'A share price is given, but no Financials to compare it with. Give at least the latest year.',
      ),
    ];
  }
  const { MarketCapitalisation, EnterpriseValue, Ratios } = Market;
  const values = { MarketCapitalisation, EnterpriseValue };
  return [
    ...checkShareCount(figures.SharesOnIssue),
    ...checkSupplied(values, marketValues, figures, '/Market'),
    ...checkSupplied(Ratios, valuationRatios, figures, '/Market/Ratios'),
  ];
}

function checkShareCount(shares: number | undefined): Finding[] {
  if (shares !== undefined && shares > 0) return [];
  return [
    error(
      '/Market',
      'A share price is given, but no number of shares. Give SharesOnIssue here or under KeyFigures of the latest year.',
    ),
  ];
}
