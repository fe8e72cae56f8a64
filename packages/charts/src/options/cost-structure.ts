import type { CostStructureChart } from '@broadsheet/contract';
import type { BarSeries, Drawing } from './chart-option.js';
import { categoryAxis, gridOf, still, valueAxis } from './coordinates.js';
import type { Page } from './frame.js';
import { niceTicks } from './nice-ticks.js';
import type { ColorRole } from './theme.js';

/** Industry beside sector, category by category. */
export function drawCostStructure(data: CostStructureChart, page: Page): Drawing<ColorRole> {
  const ticks = niceTicks(
    data.parts.flatMap(({ industry, sector }) => [industry, sector]),
    5,
  );
  return {
    grid: [gridOf({ ...page.plot, x: page.plot.x + 240, width: page.plot.width - 240 })],
    xAxis: [valueAxis(0, ticks)],
    yAxis: [
      {
        ...categoryAxis(
          0,
          data.parts.map(({ name }) => name),
        ),
        inverse: true,
      },
    ],
    series: [
      barsOf(
        data.words.industry,
        'accent',
        data.parts.map(({ industry }) => industry),
      ),
      barsOf(
        data.words.sector,
        'comparison',
        data.parts.map(({ sector }) => sector),
      ),
    ],
    graphic: [],
  };
}

function barsOf(name: string, color: ColorRole, values: number[]): BarSeries<ColorRole> {
  return {
    type: 'bar',
    name,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    barWidth: 16,
    data: values.map((value) => ({ value, itemStyle: { color } })),
  };
}
