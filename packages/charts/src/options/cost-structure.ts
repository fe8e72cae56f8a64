/** Industry beside sector, category by category in the published order, with the difference. */
import type { CostStructureChart } from '@broadsheet/contract';
import type { BarSeries, Drawing } from './chart-option.js';
import { categoryAxis, gridOf, still, valueAxis } from './coordinates.js';
import { barGap, drawRows, headRow, layOutRows, type Rows } from './cost-rows.js';
import type { Page } from './frame.js';
import type { ColorRole } from './theme.js';

export function drawCostStructure(data: CostStructureChart, page: Page): Drawing<ColorRole> {
  const head = headRow(data, page);
  const { plot } = page;
  const room = { ...plot, y: plot.y + head.height, height: plot.height - head.height };
  const rows = layOutRows(data, room, page.ruler);
  return {
    grid: [gridOf(rows.bars)],
    xAxis: [valueAxis(0, rows.range)],
    yAxis: [
      {
        ...categoryAxis(
          0,
          data.parts.map(({ name }) => name),
        ),
        inverse: true,
      },
    ],
    series: [barSeries('industry', data, rows), barSeries('sector', data, rows)],
    graphic: [...head.elements, ...drawRows(data.parts, rows, page.ruler)],
  };
}

function barSeries(
  side: 'industry' | 'sector',
  { parts, words }: CostStructureChart,
  { thickness }: Rows,
): BarSeries<ColorRole> {
  const color = side === 'industry' ? 'accent' : 'comparison';
  return {
    type: 'bar',
    name: words[side],
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    barWidth: thickness[side],
    barGap: `${String(barGap * 100)}%`,
    data: parts.map((part) => ({ value: part[side], itemStyle: { color } })),
  };
}
