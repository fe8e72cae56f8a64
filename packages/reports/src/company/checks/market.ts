import type { Findings } from '@broadsheet/contract/checking';
import { marketValues, valuationRatios } from '../figures/definitions.js';
import { deriveMarketFigures } from '../figures/valuation.js';
import type { CheckInput } from './check-input.js';
import { checkSupplied } from './supplied.js';

export function checkMarket(found: Findings, { document, years, broken }: CheckInput): void {
  const { Market } = document;
  if (Market === undefined || broken.has('Financials')) return;
  const figures = deriveMarketFigures(document, years[0]);
  if (figures === undefined) {
    found.error(
      '/Market',
      'A share price is given, but no Financials to compare it with. Give at least the latest year.',
    );
    return;
  }
  const { MarketCapitalisation, EnterpriseValue, Ratios } = Market;
  const values = { MarketCapitalisation, EnterpriseValue };
  checkShareCount(found, figures.SharesOnIssue);
  checkSupplied(found, values, marketValues, figures, '/Market');
  checkSupplied(found, Ratios, valuationRatios, figures, '/Market/Ratios');
}

function checkShareCount(found: Findings, shares: number | undefined): void {
  if (shares !== undefined && shares > 0) return;
  found.error(
    '/Market',
    'A share price is given, but no number of shares. Give SharesOnIssue here or under KeyFigures of the latest year.',
  );
}
