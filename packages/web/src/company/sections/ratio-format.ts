import type { ExplorerWords } from '../../words/explorer-words.js';
import { formatNumber, formatPercent } from '../figures/format-figure.js';

type RatioUnit = 'Percent' | 'Times' | 'Days';

/** How the values of a ratio are written. */
export function ratioFormat(
  unit: RatioUnit,
  words: ExplorerWords['company'],
): (value: number) => string {
  switch (unit) {
    case 'Percent':
      return (value) => formatPercent(value, { minDecimals: 2 });
    case 'Times':
      return (value) => `${formatNumber(value, { minDecimals: 2 })}×`;
    case 'Days':
      return (value) => words.days(formatNumber(value, { decimals: 1, minDecimals: 1 }));
  }
}
