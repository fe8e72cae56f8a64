import type { ChartData } from '@broadsheet/contract';
import { getWordsByLocale } from '../words/get-words.js';
import {
  buildMapTable,
  buildRankingTable,
  buildScoreHistoryTable,
  buildScoresTable,
  buildSharesTable,
  buildSpreadTable,
  buildTrendTable,
  type ChartTable,
} from './kind-tables.js';
import {
  buildConcentrationTable,
  buildCostStructureTable,
  buildLifeCycleTable,
  buildSupplyChainTable,
} from './own-tables.js';

/** The exact figures of any chart, as a table. */
export function buildChartTable(data: ChartData): ChartTable {
  const words = getWordsByLocale(data.locale);
  switch (data.kind) {
    case 'trend':
      return buildTrendTable(data, words);
    case 'shares':
      return buildSharesTable(data, words);
    case 'trade':
      return buildMapTable(data, words);
    case 'ranking':
      return buildRankingTable(data, words);
    case 'scores':
      return buildScoresTable(data, words);
    case 'score-history':
      return buildScoreHistoryTable(data, words);
    case 'spread':
      return buildSpreadTable(data, words);
    case 'life-cycle':
      return buildLifeCycleTable(data, words);
    case 'concentration':
      return buildConcentrationTable(data, words);
    case 'cost-structure':
      return buildCostStructureTable(data, words);
    case 'supply-chain':
      return buildSupplyChainTable(data, words);
  }
}
