import { expect, test } from 'vitest';
import { pickScale } from '../../src/industry/parts/pick-scale.js';

test.each([
  ['amounts', 'Currency', [5_518_200_000, 474_600_000], { divisor: 1e6, decimals: 1 }],
  ['amounts to the thousand', 'Currency', [12_345_000, 9_000_000], { divisor: 1e3, decimals: 0 }],
  ['amounts to the cent', 'Currency', [12_345_678.12], { divisor: 1, decimals: 2 }],
  ['small amounts', 'Currency', [46_446.26, 50_000], { divisor: 1, decimals: 2 }],
  ['counts', 'Count', [14_942, 15_054], { divisor: 1, decimals: 0 }],
  ['ratios', 'Count', [1.04, 1.1], { divisor: 1, decimals: 2 }],
  ['percentages', 'Percent', [8.6, 10], { divisor: 1, decimals: 1 }],
  ['nothing', 'Currency', [], { divisor: 1, decimals: 0 }],
] as const)('%s have every digit', (_what, unit, values, scale) => {
  expect(pickScale({ unit, values })).toEqual(scale);
});
