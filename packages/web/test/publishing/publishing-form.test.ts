import { writeRateLimits } from '@broadsheet/contract/rate-plan';
import { describe, expect, test } from 'vitest';
import { countUsage, listDays } from '../../src/admin/count-usage.js';
import { parseRatePlan } from '../../src/admin/rate-plan.js';
import { arrangeCells } from '../../src/publishing/form/arrange-cells.js';
import { kindOf, type Part } from '../../src/publishing/form/document-schema.js';
import { parseCell, writeCell } from '../../src/publishing/form/parse-cell.js';
import { pasteCells, readTable, turnTable } from '../../src/publishing/form/paste-cells.js';
import { writeValue } from '../../src/publishing/write-value.js';
import { admin } from '../../src/words/english/admin.js';
import { publishing } from '../../src/words/english/publishing.js';
import { publishing as japanese } from '../../src/words/japanese/publishing.js';

const amount: Part = { anyOf: [{ type: 'number' }, { type: 'null' }] };
const flag: Part = { type: 'boolean' };
const point: Part = { properties: { Year: { type: 'integer' }, Value: amount, Outlook: flag } };

describe('a cell', () => {
  test.each([
    ['62,500,000', 62_500_000],
    ['62 500 000', 62_500_000],
    ['-1,250.5', -1250.5],
    ['−3', -3],
    ['1e6', 1_000_000],
    ['n/a', null],
    ['', undefined],
    // The meaning is ambiguous: the check says what to write.
    ['62,5', '62,5'],
    ['62.5m', '62.5m'],
  ])('reads %o as %o', (typed, value) => {
    expect(parseCell(amount, typed)).toEqual(value);
  });

  test('keeps texts, finds choices in any letter case, and reads yes and no', () => {
    expect(parseCell({ type: 'string' }, '0199')).toBe('0199');
    expect(parseCell({ enum: ['High', 'Low'] }, 'high')).toBe('High');
    expect(parseCell(flag, 'TRUE')).toBe(true);
    expect(parseCell(flag, 'no')).toBeUndefined();
    expect([writeCell(null), writeCell(undefined), writeCell(7)]).toEqual(['n/a', '', '7']);
  });
});

describe('a paste', () => {
  const columns = Object.entries(point.properties ?? {}).map(([name, part]) => ({
    steps: [name],
    part,
  }));

  interface Pasted {
    rows?: object[];
    text: string;
    row?: number;
    column?: number;
  }

  /** The rows afterwards, or why nothing was pasted. */
  const paste = ({ rows = [], text, row = 0, column = 0 }: Pasted) => {
    const given = { title: 'Revenue', columns, cells: readTable(text), column };
    const arranged = arrangeCells(given);
    return 'fault' in arranged ? arranged.fault : pasteCells({ rows, row, ...arranged });
  };

  test('fills cells from one on, and adds rows', () => {
    const rows = [{ Year: 2024, Value: 1 }];
    expect(paste({ rows, text: '5\r\n6\tTRUE\r\n', column: 1 })).toEqual([
      { Year: 2024, Value: 5 },
      { Value: 6, Outlook: true },
    ]);
  });

  test.each(['value\tYEAR\n1,000\t2025', 'Revenue\tYear\n1,000\t2025\n'])(
    'with heads goes to the columns that they name: %j',
    (text) => {
      expect(paste({ text })).toEqual([{ Value: 1000, Year: 2025 }]);
    },
  );

  const years = [
    { Year: 2024, Value: 1000 },
    { Year: 2025, Value: 1100 },
    { Year: 2026, Value: 1200 },
  ];

  test.each([
    ['without names', '2024\t2025\t2026\n1,000\t1,100\t1,200\n'],
    ['latest first', '2026\t2025\t2024\n1,200\t1,100\t1,000\n'],
    ['with names', 'Year\t2024\t2025\t2026\nValue\t1,000\t1,100\t1,200\n'],
    ['with the name of the list', '\t2024\t2025\t2026\nRevenue\t1,000\t1,100\t1,200\n'],
    ['with no name of the figures', '$\t2024\t2025\t2026\n\t1,000\t1,100\t1,200\n'],
    ['with lines between', '\t2024\t2025\t2026\nSales\t\t\t\n\t\t\t\nRevenue\t1,000\t1,100\t1,200'],
  ])('whose years run across is turned: %s', (_how, text) => {
    const byYear = (one: object, other: object) =>
      (one as { Year: number }).Year - (other as { Year: number }).Year;
    for (const column of [0, 1, 2]) {
      const rows = paste({ text, column });
      expect(Array.isArray(rows) ? rows.toSorted(byYear) : rows).toEqual(years);
    }
  });

  test('of years alone, and of two years, is told from a year and its figure', () => {
    expect(paste({ text: '2024\t2025\t2026' })).toEqual(years.map(({ Year }) => ({ Year })));
    expect(paste({ text: '2024\t2025\n1,000\t1,100' })).toEqual(years.slice(0, 2));
    expect(paste({ text: '2024\t2025' })).toEqual([{ Year: 2024, Value: 2025 }]);
    expect(paste({ text: '2024\t2025\n2025\t2026' })).toEqual([
      { Year: 2024, Value: 2025 },
      { Year: 2025, Value: 2026 },
    ]);
  });

  test('that fits nowhere is refused, and nothing is lost', () => {
    expect(paste({ text: '1\t2\t3\t4\n' })).toEqual({ kind: 'tooWide', given: 4, free: 3 });
    expect(paste({ text: '1\t2\n', column: 2 })).toEqual({ kind: 'tooWide', given: 2, free: 1 });
    const two = '\t2024\t2025\nRevenue\t1\t2\nExports\t3\t4\n';
    expect(paste({ text: two })).toEqual({ kind: 'noColumn', name: 'Exports' });
    const unnamed = '2024\t2025\n1\t2\nTRUE\tTRUE\n5\t6\n';
    expect(paste({ text: unnamed })).toEqual({ kind: 'tooLong', given: 4, free: 3 });
    expect(paste({ text: 'Year\tValue\tNote\n2024\t1\tx' })).toEqual({
      ...{ kind: 'noColumn', name: 'Note' },
    });
  });
});

test('statements are pasted with their lines below each other, named or not', () => {
  const columns = [
    { steps: ['BalanceDate'], part: { type: 'string' } },
    { steps: ['ProfitAndLoss', 'SalesRevenue'], part: { type: 'number' } },
    { steps: ['ProfitAndLoss', 'OtherRevenue'], part: { type: 'number' } },
  ];
  const paste = (text: string, { rows = [] as object[], row = 0, column = 0 } = {}) => {
    const cells = turnTable(readTable(text));
    const arranged = arrangeCells({ title: 'Financials', columns, cells, column });
    return 'fault' in arranged ? arranged.fault : pasteCells({ rows, row, ...arranged });
  };
  const years = [
    { BalanceDate: '2025-06-30', ProfitAndLoss: { SalesRevenue: 1200, OtherRevenue: 30 } },
    { BalanceDate: '2026-06-30', ProfitAndLoss: { SalesRevenue: 1300, OtherRevenue: 40 } },
  ];
  expect(paste('2025-06-30\t2026-06-30\n1,200\t1,300\n30\t40\n')).toEqual(years);
  const named =
    'Other revenue\t30\t40\nSales revenue\t1,200\t1,300\nBalance date\t2025-06-30\t2026-06-30\n';
  expect(paste(named, { column: 1 })).toEqual(years);
  // Years below each other.
  expect(paste('2025-06-30\t1,200\t30\n2026-06-30\t1,300\t40\n')).toEqual(years);
  expect(paste(named.replace('Other revenue', 'Grants'))).toEqual({
    ...{ kind: 'noColumn', name: 'Grants' },
  });
  expect(paste('1\n2\n3\n', { column: 1 })).toEqual({ kind: 'tooWide', given: 3, free: 2 });
  expect(paste('\n\n', { rows: years, row: 1, column: 1 })).toEqual([
    years[0],
    { BalanceDate: '2026-06-30' },
  ]);
});

test('the schema tells how a part is edited', () => {
  const lines: Part = { type: 'object', properties: { Sales: amount } };
  const year: Part = { properties: { BalanceDate: { type: 'string' }, ProfitAndLoss: lines } };
  expect(kindOf({ type: 'array', items: year })).toBe('statements');
  expect(kindOf({ type: 'array', items: point })).toBe('grid');
  expect(
    kindOf({ type: 'array', items: { properties: { Rows: { type: 'array', items: point } } } }),
  ).toBe('cards');
  expect(kindOf({ type: 'array', items: { type: 'string' } })).toBe('lines');
  expect(kindOf({ type: 'string', maxLength: 200_000 })).toBe('text');
  expect(kindOf({ type: 'string', maxLength: 80 })).toBe('line');
});

test('values of documents are written in a line', () => {
  expect(writeValue(62_500_000, publishing)).toBe('62,500,000');
  expect(writeValue({ Year: 2026, Value: 1200 }, publishing)).toBe('Year 2026, Value 1,200');
  expect(writeValue([1, 2], publishing)).toBe('2 entries');
  expect(writeValue([1, 2], japanese)).toBe('2件');
});

test('limits are written and read', () => {
  const { noLimit } = admin.form;
  expect(parseRatePlan(' 10/second, 600/600s, 900/15m ', noLimit)).toEqual([
    { limit: 10, seconds: 1 },
    { limit: 600, seconds: 600 },
    { limit: 900, seconds: 900 },
  ]);
  expect(parseRatePlan('', noLimit)).toBeNull();
  expect(() => parseRatePlan('many', noLimit)).toThrow('“many” is not a limit');
  expect(writeRateLimits([{ limit: 5000, seconds: 3600 }])).toBe('5000/hour');
  expect(writeRateLimits([{ limit: 600, seconds: 600 }])).toBe('600/10m');
});

test('usage is summed by day, the most used first', () => {
  const days = listDays(2, Date.UTC(2026, 0, 31, 12));
  expect(days).toEqual(['2026-01-31', '2026-01-30']);
  const entry = (day: string, clientId: string, requests: number) => ({
    ...{ day, clientId, requests, operation: 'listImages' },
  });
  const entries = [
    entry('2026-01-30', 'a', 1),
    entry('2026-01-31', 'b', 5),
    entry('2026-01-31', 'b', 2),
  ];
  expect(countUsage([...entries, entry('2025-01-01', 'c', 9)], days, 'clientId')).toEqual([
    { name: 'b', counts: [7, 0], total: 7 },
    { name: 'a', counts: [0, 1], total: 1 },
  ]);
});
