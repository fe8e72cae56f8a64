import type { SupplyChainChart } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { text } from './elements.js';
import type { Page } from './frame.js';
import type { ColorRole } from './theme.js';

/** First and second tiers either side of the industry, flowing left to right. */
export function drawSupplyChain(data: SupplyChainChart, { plot }: Page): Drawing<ColorRole> {
  const columns = [
    data.suppliers.second,
    data.suppliers.first,
    [{ name: data.industry }],
    data.buyers.first,
    data.buyers.second,
  ];
  return {
    series: [],
    graphic: columns.flatMap((names, column) =>
      names.map(({ name }, index) =>
        text(
          { x: plot.x + column * (plot.width / 5), y: plot.y + 40 + index * 36 },
          { text: name, fill: 'ink', fontSize: 14 },
        ),
      ),
    ),
  };
}
