import type { SharesChart } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { drawRanking } from './ranking.js';
import type { Page } from './frame.js';
import { foldParts } from './fold-parts.js';
import type { ColorRole } from './theme.js';

/** Sorted horizontal bars, each labelled with its name and figure; the remainder last and grey. */
export function drawShares(data: SharesChart, page: Page): Drawing<ColorRole> {
  const rows = foldParts(data.parts, data.other, data.words.other).map(({ part, isOther }) => ({
    name: part.name,
    share: part.share,
    color: isOther ? ('neutral' as const) : ('accent' as const),
  }));
  return drawRanking({ rows, box: page.plot, ruler: page.ruler, name: data.words.share });
}
