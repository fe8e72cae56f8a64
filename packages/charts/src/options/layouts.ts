import type { ChartData, ChartLayout } from '@broadsheet/contract';
import { buildFrame, type Size } from './drawing/frame.js';
import { ticksHeight, scoreRowHeight } from './kinds/scores/score-list.js';
import { listTiers } from './kinds/supply-chain/supply-chain.js';
import { supplyListHeight } from './kinds/supply-chain/supply-list.js';
import { textRuler } from './text/text-ruler.js';
import type { Theme } from './themes/theme.js';
import { worldSize } from './world/world-shapes.js';

/** The size of a chart in logical pixels; the renderer may draw it at another density. */
export const chartSize: Size = { width: 1200, height: 675 };

const sizes: Record<Exclude<ChartLayout, 'narrow'>, Size> = {
  '16:9': chartSize,
  '1:1': { width: 900, height: 900 },
  '4:5': { width: 900, height: 1125 },
};

/** A little more than the width of a phone, so that letters shrink to a usual size there. */
const narrowWidth = 480;
/** Longer charts are drawn with lower rows. */
const mostNarrowHeight = 1600;

export function sizeChart(data: ChartData, theme: Theme, layout: ChartLayout): Size {
  if (layout !== 'narrow') return sizes[layout];
  const ruler = textRuler(theme.font.widthScale);
  const size = { width: narrowWidth, height: mostNarrowHeight };
  const { page } = buildFrame({ heading: data, logo: theme.logo, size, ruler });
  const frame = mostNarrowHeight - page.plot.height;
  const height = frame + narrowPlotHeight(data, page.plot.width);
  return { width: narrowWidth, height: Math.round(Math.min(height, mostNarrowHeight)) };
}

/** Rows of a list in a narrow column: name, figure and bar. */
const listRow = 52;

function narrowPlotHeight(data: ChartData, width: number): number {
  switch (data.kind) {
    case 'trend':
    case 'score-history':
    case 'concentration':
    case 'spread':
      return 440;
    case 'life-cycle':
      return 720;
    case 'shares':
      return rows(data.parts.length + (data.other ? 1 : 0), 9) * listRow;
    case 'trade':
      return (
        (width * worldSize.height) / worldSize.width + 98 + rows(data.parts.length, 9) * listRow
      );
    case 'ranking':
      return rows(data.rows.length, 12) * 50 + 62;
    case 'scores':
      return rows(data.scores.length, 20) * scoreRowHeight + ticksHeight;
    case 'cost-structure':
      return rows(data.parts.length, 20) * 56 + 110;
    case 'supply-chain':
      return supplyListHeight(listTiers(data));
  }
}

/** How many rows there are room for: three at least, so that a short list looks like a chart. */
const rows = (count: number, most: number): number => Math.max(3, Math.min(count, most));
