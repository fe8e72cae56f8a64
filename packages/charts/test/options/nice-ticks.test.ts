import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from '../../src/options/axes/nice-ticks.js';

describe('the ticks of a scale', () => {
  it.each([
    [[1.9, 3.26], 5, [0, 1, 2, 3, 4], 0],
    [[226, -38], 5, [-100, 0, 100, 200, 300], 0],
    [[52.4], 6, [0, 10, 20, 30, 40, 50, 60], 0],
    [[0.3], 5, [0, 0.1, 0.2, 0.3], 1],
    [[12], 5, [0, 2.5, 5, 7.5, 10, 12.5], 1],
    [[-7, -3], 5, [-8, -6, -4, -2, 0], 0],
    [[0, 0], 5, [0], 0],
    [[], 5, [0], 0],
  ])('for %o with at most %d intervals are %o', (values, most, ticks, decimals) => {
    expect(niceTicks(values, most)).toMatchObject({ values: ticks, decimals });
  });

  it('cover zero and the data, evenly, with as few as asked for', () => {
    const figures = fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(figures, fc.integer({ min: 2, max: 8 }), (values, most) => {
        const { min, max, values: ticks } = niceTicks(values, most);
        const slack = (max - min) * 1e-6;
        expect(min).toBeLessThanOrEqual(Math.min(0, ...values) + slack);
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values) - slack);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(new Set(ticks).size).toBe(ticks.length);
      }),
    );
  });
});
