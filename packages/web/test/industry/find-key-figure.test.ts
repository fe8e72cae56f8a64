import type { Chart } from '@broadsheet/client';
import { expect, test } from 'vitest';
import { formatChange } from '../../src/chart/format-value.js';
import { findKeyFigure } from '../../src/industry/find-key-figure.js';

const chart = (rows: Chart['rows']) => ({ name: 'Revenue', unit: 'dollars', rows }) as Chart;

test.each([
  [100_000, 102_446, 2.45, '+2.4%'],
  [100_000, 102_450, 2.45, '+2.5%'],
  [100_000, 91_650, -8.35, '\u22128.4%'],
])('rounds the change from %d to %d once, as its picture does', (from, to, change, expected) => {
  const rows = [
    [2025, from, null, 'Actual'],
    [2026, to, change, 'Actual'],
    [2027, 1, -99, 'Outlook'],
  ];
  const figure = findKeyFigure(chart(rows));
  expect(figure).toMatchObject({ year: 2026, value: to });
  expect(formatChange(figure?.change ?? 0, 'en')).toBe(expected);
});

test('a key figure has no change if its table has none', () => {
  const rows = [
    [2025, 0, null, 'Actual'],
    [2026, 5, null, 'Actual'],
  ];
  expect(findKeyFigure(chart(rows))?.change).toBeNull();
});
