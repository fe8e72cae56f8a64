import type { ConcentrationChart } from '@broadsheet/contract';
import type { Drawing, LineSeries } from './chart-option.js';
import { categoryAxis, gridOf, still, valueAxis } from './coordinates.js';
import type { Page } from './frame.js';
import { niceTicks } from './nice-ticks.js';
import type { ColorRole } from './theme.js';

/** Two lines over the years, each labelled at its end. */
export function drawConcentration(data: ConcentrationChart, page: Page): Drawing<ColorRole> {
  const values = data.points.flatMap(({ industry, sector }) => [industry ?? 0, sector ?? 0]);
  const ticks = niceTicks(values, 5);
  return {
    grid: [gridOf({ ...page.plot, width: page.plot.width - 240 })],
    xAxis: [
      categoryAxis(
        0,
        data.points.map(({ year }) => String(year)),
      ),
    ],
    yAxis: [valueAxis(0, ticks)],
    series: [
      lineOf(
        data.words.industry,
        'accent',
        data.points.map(({ industry }) => industry),
      ),
      lineOf(
        data.words.sector,
        'comparison',
        data.points.map(({ sector }) => sector),
      ),
    ],
    graphic: [],
  };
}

function lineOf(name: string, color: ColorRole, data: (number | null)[]): LineSeries<ColorRole> {
  return {
    type: 'line',
    name,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    symbol: 'circle',
    symbolSize: 8,
    showAllSymbol: true,
    itemStyle: { color },
    lineStyle: { color, width: 3, type: color === 'accent' ? 'solid' : [8, 5] },
    data,
  };
}
