/** Industry beside sector, category by category in the published order, with the difference. */
import type { CostStructureChart } from '@broadsheet/contract';
import { gridOf, rowAxis, still, valueAxis } from '../../axes/coordinates.js';
import type { BarSeries, Drawing } from '../../drawing/chart-option.js';
import type { Page } from '../../drawing/frame.js';
import type { ColorRole } from '../../themes/theme.js';
import { differenceWidthOf, drawCostKey } from './cost-key.js';
import { barGap, drawRows, layOutRows, type Rows } from './cost-rows.js';

export function drawCostStructure(data: CostStructureChart, page: Page): Drawing<ColorRole> {
  const key = drawCostKey(data, page);
  const { plot } = page;
  const room = { ...plot, y: plot.y + key.height, height: plot.height - key.height };
  const rows = layOutRows(data, {
    room,
    differenceWidth: differenceWidthOf(page),
    ruler: page.ruler,
  });
  return {
    grid: [gridOf(rows.bars)],
    xAxis: [valueAxis(0, rows.range)],
    yAxis: [
      rowAxis(
        0,
        data.parts.map(({ name }) => name),
      ),
    ],
    series: [barSeries('industry', data, rows), barSeries('sector', data, rows)],
    graphic: [...key.elements, ...drawRows(data.parts, rows, page.ruler)],
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
