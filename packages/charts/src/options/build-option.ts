import type { ChartData } from '@broadsheet/contract';
import type { ChartOption, Drawing } from './drawing/chart-option.js';
import { buildFrame, type Page, type Size } from './drawing/frame.js';
import { paint } from './drawing/paint.js';
import { drawConcentration } from './kinds/concentration.js';
import { drawCostStructure } from './kinds/cost-structure/cost-structure.js';
import { drawLifeCycle } from './kinds/life-cycle/life-cycle.js';
import { drawRanking } from './kinds/ranking/ranking.js';
import { drawScoreHistory } from './kinds/scores/score-history.js';
import { drawScores } from './kinds/scores/scores.js';
import { drawShares } from './kinds/shares.js';
import { drawSpread } from './kinds/spread/spread.js';
import { drawSupplyChain } from './kinds/supply-chain/supply-chain.js';
import { drawTradeMap } from './kinds/trade-map/trade-map.js';
import { drawTrend } from './kinds/trend/trend.js';
import { chartSize } from './layouts.js';
import { textRuler } from './text/text-ruler.js';
import type { ColorRole, Theme } from './themes/theme.js';

/** Converts chart data to an ECharts option: pure, and plain JSON. */
export function buildOption(data: ChartData, theme: Theme, size: Size = chartSize): ChartOption {
  const ruler = textRuler(theme.font.widthScale);
  const { elements, page } = buildFrame({ heading: data, logo: theme.logo, size, ruler });
  const drawing = draw(data, page);
  return paint({ ...drawing, graphic: [...elements, ...drawing.graphic] }, theme);
}

function draw(data: ChartData, page: Page): Drawing<ColorRole> {
  switch (data.kind) {
    case 'trend':
      return drawTrend(data, page);
    case 'life-cycle':
      return drawLifeCycle(data, page);
    case 'shares':
      return drawShares(data, page);
    case 'trade':
      return drawTradeMap(data, page);
    case 'ranking':
      return drawRanking(data, page);
    case 'scores':
      return drawScores(data, page);
    case 'score-history':
      return drawScoreHistory(data, page);
    case 'spread':
      return drawSpread(data, page);
    case 'concentration':
      return drawConcentration(data, page);
    case 'cost-structure':
      return drawCostStructure(data, page);
    case 'supply-chain':
      return drawSupplyChain(data, page);
  }
}
