import type { ChartData } from '@broadsheet/contract';
import type { ChartOption, Drawing } from './chart-option.js';
import { drawConcentration } from './concentration.js';
import { drawCostStructure } from './cost-structure.js';
import { buildFrame, type Page, type Size } from './frame.js';
import { drawLifeCycle } from './life-cycle.js';
import { paint } from './paint.js';
import { drawRanking } from './ranking.js';
import { drawScoreHistory } from './score-history.js';
import { drawScores } from './scores.js';
import { drawShares } from './shares.js';
import { drawSupplyChain } from './supply-chain.js';
import { textRuler } from './text-ruler.js';
import type { ColorRole, Theme } from './theme.js';
import { drawTradeMap } from './trade-map.js';
import { drawTrend } from './trend.js';

/** The logical pixels of a chart; the renderer may draw it at twice that density. */
export const chartSize: Size = { width: 1200, height: 675 };

/** Chart data to an ECharts option: pure, and plain JSON. */
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
    case 'concentration':
      return drawConcentration(data, page);
    case 'cost-structure':
      return drawCostStructure(data, page);
    case 'supply-chain':
      return drawSupplyChain(data, page);
  }
}
