import type { LifeCycleChart } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { gridOf, still, valueAxis } from './coordinates.js';
import type { Page } from './frame.js';
import { niceTicks } from './nice-ticks.js';
import type { ColorRole } from './theme.js';

/** The industry and its neighbours on the plane of the two growth rates. */
export function drawLifeCycle(data: LifeCycleChart, page: Page): Drawing<ColorRole> {
  const all = [data.industry, ...data.neighbours];
  const x = niceTicks(
    all.map(({ establishmentGrowth }) => establishmentGrowth),
    5,
  );
  const y = niceTicks(
    all.map(({ economicShareGrowth }) => economicShareGrowth),
    5,
  );
  return {
    grid: [gridOf(page.plot)],
    xAxis: [valueAxis(0, x)],
    yAxis: [valueAxis(0, y)],
    series: [
      {
        type: 'scatter',
        name: data.industry.name,
        ...still,
        xAxisIndex: 0,
        yAxisIndex: 0,
        clip: false,
        symbolSize: 22,
        itemStyle: { color: 'accent' },
        data: [[data.industry.establishmentGrowth, data.industry.economicShareGrowth]],
      },
    ],
    graphic: [],
  };
}
