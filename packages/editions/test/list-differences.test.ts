import { describe, expect, it } from 'vitest';
import { listDifferences } from '../src/index.js';

describe('the differences of two documents', () => {
  it('are values, in the order of the new document', () => {
    const before = { Title: 'Wine', Revenue: [{ Year: 2025, Value: 5 }], Sector: 'Drinks' };
    const after = { Title: 'Wine', Revenue: [{ Year: 2025, Value: 6 }], Code: '1' };
    expect(listDifferences(before, after)).toEqual([
      { pointer: '/Revenue/0/Value', path: ['Revenue', '2025', 'Value'], before: 5, after: 6 },
      { pointer: '/Code', path: ['Code'], after: '1' },
      { pointer: '/Sector', path: ['Sector'], before: 'Drinks' },
    ]);
  });

  it('match rows by what names them, wherever they stand', () => {
    const before = [
      { Year: 2024, Value: 1 },
      { Year: 2025, Value: 2 },
    ];
    const after = [
      { Year: 2023, Value: 9 },
      { Year: 2025, Value: 2 },
      { Year: 2024, Value: 1 },
    ];
    expect(listDifferences({ Revenue: before }, { Revenue: after })).toEqual([
      { pointer: '/Revenue/0', path: ['Revenue', '2023'], after: { Year: 2023, Value: 9 } },
    ]);
    expect(listDifferences({ Revenue: after }, { Revenue: before })).toEqual([
      { pointer: '/Revenue/0', path: ['Revenue', '2023'], before: { Year: 2023, Value: 9 } },
    ]);
  });

  it('match rows by any text that tells them apart, else by position', () => {
    const before = [{ Factor: 'Price', Detail: 'x' }, { Factor: 'Place' }];
    const after = [{ Factor: 'Place' }, { Factor: 'Price', Detail: 'y' }];
    expect(listDifferences(before, after)).toMatchObject([{ path: ['Price', 'Detail'] }]);
    const twice = [
      { Year: 2025, Value: 1 },
      { Year: 2025, Value: 2 },
    ];
    expect(listDifferences(twice, [...twice, { Year: 2025, Value: 3 }])).toMatchObject([
      { pointer: '/2', path: ['3'] },
    ]);
  });

  it('tell null, nothing, lists and objects apart', () => {
    expect(listDifferences({ a: null }, {})).toEqual([
      { pointer: '/a', path: ['a'], before: null },
    ]);
    expect(listDifferences({ a: [] }, { a: {} })).toHaveLength(1);
    expect(listDifferences({ a: '1' }, { a: 1 })).toHaveLength(1);
    expect(listDifferences({ 'a/b': 1 }, { 'a/b': 2 })).toMatchObject([{ pointer: '/a~1b' }]);
    expect(listDifferences({ a: [1, 2] }, { a: [1, 2] })).toEqual([]);
  });
});
