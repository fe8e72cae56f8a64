import type { TradeChart } from '@broadsheet/contract';
import { buildMap } from '../charts/map.js';
import type { ChartContext } from './chart-context.js';
import type { TradePartner } from './document-shares.js';

/** Each country's share of imports or exports. */
export function buildTradeChart(
  context: ChartContext,
  direction: 'imports' | 'exports',
  countries: readonly TradePartner[],
): TradeChart {
  const { labels } = context.words;
  const isImport = direction === 'imports';
  const name = isImport ? 'InternationalTradeImports' : 'InternationalTradeExports';
  return buildMap(context, {
    name,
    countries,
    says: labels.shares[name],
    share: isImport ? labels.shareOfImports : labels.shareOfExports,
    direction,
  });
}
