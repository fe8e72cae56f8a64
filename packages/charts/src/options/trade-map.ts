import type { TradeChart } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { foldParts } from './fold-parts.js';
import type { Page } from './frame.js';
import { drawRanking } from './ranking.js';
import type { ColorRole } from './theme.js';

/** A world map shaded by share, with the leading countries ranked beside it. */
export function drawTradeMap(data: TradeChart, page: Page): Drawing<ColorRole> {
  const countries = data.parts.filter(({ country }) => country !== null);
  const other = data.parts.find(({ country }) => country === null) ?? null;
  const rows = foldParts(countries, other, data.words.other).map(({ part, isOther }) => ({
    name: part.name,
    share: part.share,
    color: isOther ? ('neutral' as const) : ('accent' as const),
  }));
  return drawRanking({ rows, box: page.plot, ruler: page.ruler, name: data.words.share });
}
