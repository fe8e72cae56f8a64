import { formatNumber, formatPercent } from '../figures/format-figure.js';

type RatioUnit = 'Percent' | 'Times' | 'Days';

const forms: Record<RatioUnit, (value: number) => string> = {
  Percent: (value) => formatPercent(value, { minDecimals: 2 }),
  Times: (value) => `${formatNumber(value, { minDecimals: 2 })}×`,
  Days: (value) => `${formatNumber(value, { decimals: 1, minDecimals: 1 })} days`,
};

/** How the values of a ratio are written. */
export function ratioFormat(unit: RatioUnit): (value: number) => string {
  return forms[unit];
}
