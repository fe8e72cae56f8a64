import { demoDocuments } from '@broadsheet/demo';
import { describe, expect, it } from 'vitest';
import { checkDocument, shippedPreparation } from '../src/index.js';

const { families } = shippedPreparation;
const names = families.families.names;

type Json = Record<string, unknown>;

/** A demo document of a family, to be changed. */
function demo(family: string): Json {
  const [first] = demoDocuments({ counts: { [family]: 1 } });
  return structuredClone(first?.document) as Json;
}

/** Multiplies the figure at the path `steps`. */
function scale(document: Json, steps: (string | number)[], factor: number): Json {
  const last = steps.at(-1) ?? '';
  const owner = steps
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Json)[step], document) as Json;
  const value = Number(owner[last]);
  owner[last] = Number.isInteger(value)
    ? Math.round(value * factor)
    : Number((value * factor).toPrecision(6));
  return document;
}

const warningsOf = (family: string, document: unknown) =>
  checkDocument({ family, document }).filter(({ severity }) => severity === 'warning');

/** A figure of every family that has figures by year, in the middle of its series. */
const figures: [string, (string | number)[]][] = [
  ['industry', ['Revenue', 4, 'Value']],
  ['company', ['Financials', 1, 'ProfitAndLoss', 'SalesRevenue']],
  ['businessenvironment', ['Points', 4, 'Value']],
  ['segmentbenchmarking', ['Segments', 1, 'Revenue', 2, 'Value']],
  ['occupation', ['Earnings', 'Years', 1, 'Percentile50']],
  ['procurement', ['Price', 'Years', 2, 'Average']],
  ['supplier', ['Financials', 1, 'BalanceSheet', 'Receivables']],
  ['state', ['Revenue', 3, 'Value']],
];

/** Series of every family: the path to the list, and the path to the figure in its records. */
const series: [string, (string | number)[], string[]][] = [
  ['industry', ['Revenue'], ['Value']],
  ['industry', ['Employees'], ['Value']],
  ['industry', ['Profit'], ['Value']],
  ['industry', ['LifeCycle', 'EconomicShare'], ['Value']],
  ['company', ['Financials'], ['ProfitAndLoss', 'SalesRevenue']],
  ['company', ['Financials'], ['ProfitAndLoss', 'Dividends']],
  ['company', ['Financials'], ['BalanceSheet', 'Inventories']],
  ['company', ['Financials'], ['KeyFigures', 'Employees']],
  ['company', ['Divisions', 0, 'Years'], ['Revenue']],
  ['company', ['Divisions', 0, 'Years'], ['Profit']],
  ['businessenvironment', ['Points'], ['Value']],
  ['segmentbenchmarking', ['Segments', 1, 'Revenue'], ['Value']],
  ['segmentbenchmarking', ['Segments', 1, 'Profit'], ['Value']],
  ['occupation', ['Employment'], ['Value']],
  ['occupation', ['Earnings', 'Years'], ['Percentile50']],
  ['procurement', ['Price', 'Years'], ['Average']],
  ['supplier', ['Financials'], ['ProfitAndLoss', 'SalesRevenue']],
  ['supplier', ['Financials'], ['BalanceSheet', 'Receivables']],
  ['supplier', ['Financials'], ['CashFlow', 'OperatingCashFlow']],
  ['state', ['Revenue'], ['Value']],
  ['state', ['Employees'], ['Value']],
];

const find = (at: unknown, steps: readonly (string | number)[]) =>
  steps.reduce<unknown>((value, step) => (value as Json)[step], at);

/** The messages and positions for one figure of a series after it was multiplied. */
function listUnusual(
  [family, list, figure]: (typeof series)[number],
  { pick, factor, isReversed }: { pick: Pick; factor: number; isReversed: boolean },
) {
  const document = demo(family);
  const records = find(document, list) as Json[];
  if (isReversed) records.reverse();
  const years = [...records.keys()].sort((a, b) => timeOf(records[a]) - timeOf(records[b]));
  const at = years[pick(years.length)] ?? 0;
  const found = checkDocument({
    family,
    document: scale(document, [...list, at, ...figure], factor),
  });
  const own = new RegExp(`^/${list.join('/')}/\\d+/${figure.join('/')}$`);
  const isLooked = ({ pointer, message }: { pointer: string; message: string }) =>
    own.test(pointer) && /is it right|digit too|same unit/.test(message);
  return { found: found.filter(isLooked), pointer: `/${[...list, at, ...figure].join('/')}` };
}

/**
 * Whether ten times the figure contradicts others of its year: a percentile above the next, a balance
 * sheet that does not balance, a profit above the revenue.
 */
const isContradicted = ([family, [list], figure]: (typeof series)[number], place: string) =>
  ['Percentile50', 'Average'].includes(figure[0] ?? '') ||
  (family === 'supplier' && figure[0] === 'BalanceSheet') ||
  (family === 'industry' && list === 'Profit' && place === 'middle');

type Pick = (length: number) => number;
const timeOf = (record: Json | undefined) =>
  Number.parseInt(String(record?.Year ?? record?.BalanceDate ?? record?.Date).replaceAll('-', ''));

const places: Record<string, Pick> = {
  first: () => 0,
  middle: (length) => Math.floor(length / 2),
  last: (length) => length - 1,
};

describe.each(series)('%s %j %j', (...at) => {
  for (const [place, pick] of Object.entries(places)) {
    for (const isReversed of [false, true]) {
      it(`warns once of ten times its neighbours, ${place}, ${isReversed ? 'latest' : 'earliest'} first`, () => {
        const { found, pointer } = listUnusual(at, { pick, factor: 10, isReversed });
        expect(found).toEqual([
          {
            severity: isContradicted(at, place) ? 'error' : 'warning',
            pointer,
            message: expect.stringMatching(
              / stands (between .* and|beside) [^;]*; is there a digit too many\?( |$)|is a change of [\d,.]+%.*; is it right\?( |$)|is a jump of/,
            ) as string,
          },
        ]);
      });
    }
  }

  it.each(['middle', 'last'])('warns of a change of more than 200 per cent, %s', (place) => {
    const { found, pointer } = listUnusual(at, {
      pick: places[place] ?? (() => 0),
      factor: 3.6,
      isReversed: false,
    });
    expect(found).toEqual([
      expect.objectContaining({
        severity: isContradicted(at, '') ? 'error' : 'warning',
        pointer,
        message: expect.stringMatching(/is a change of [\d,.]+%|is a jump of/) as string,
      }),
    ]);
  });
});

describe('a figure that looks like a typing mistake', () => {
  it.each(['risk', 'esg'])('is a warning in %s: a score that more than trebles', (family) => {
    const document = demo(family);
    const [first = {}, second = {}] = document.History as Json[];
    const name = family === 'risk' ? 'Structural' : 'Environmental';
    Object.assign(first, { [name]: 2.1 });
    Object.assign(second, { [name]: 7.4 });
    expect(warningsOf(family, document)).toContainEqual({
      severity: 'warning',
      pointer: `/History/1/${name}`,
      message: expect.stringMatching(
        /^7\.4 in \d+ after 2\.1 in \d+ is a change of 252\.4% in one year; is it right\?$/,
      ) as string,
    });
  });

  it('is a loss in a line that has none, but not in a profit', () => {
    const document = demo('company');
    const [year] = document.Financials as { ProfitAndLoss: Json; BalanceSheet: Json }[];
    Object.assign(year?.ProfitAndLoss ?? {}, { SalesRevenue: -62_500 });
    const pointers = warningsOf('company', document).map(({ pointer }) => pointer);
    expect(pointers).toContainEqual(expect.stringContaining('/ProfitAndLoss/SalesRevenue'));
    Object.assign(year?.ProfitAndLoss ?? {}, { SalesRevenue: undefined, NetProfitAfterTax: -2 });
    expect(warningsOf('company', document).map(({ pointer }) => pointer)).not.toContainEqual(
      expect.stringContaining('NetProfitAfterTax'),
    );
  });

  const flows = ['OperatingCashFlow', 'InvestingCashFlow', 'FinancingCashFlow'];

  it.each(flows)('is a warning once where %s has a digit too many or too few', (flow) => {
    const years = (demo('company').Financials as { BalanceDate: string }[]).map(timeOf);
    const first = Math.min(...years);
    for (const [at, year] of years.entries()) {
      // Nothing is known of the cash before the first year.
      if (year === first) continue;
      for (const [factor, what] of [[10, 'many'] as const, [0.1, 'few'] as const]) {
        const steps = ['Financials', at, 'CashFlow', flow];
        expect(warningsOf('company', scale(demo('company'), steps, factor))).toEqual([
          {
            severity: 'warning',
            pointer: `/${steps.join('/')}`,
            message: expect.stringMatching(
              new RegExp(
                `^\\u2212?[\\d,]+ in [\\d-]{10} (does not fit the change of Cash|stands beside|stands between).*; is there a digit too ${what}\\?$`,
              ),
            ) as string,
          },
        ]);
      }
    }
  });

  it('is a warning where capital expenditure is more than was invested', () => {
    const { Financials } = demo('company') as { Financials: { CashFlow: Json }[] };
    const [at] = [...Financials.keys()].filter(
      (index) => Number(Financials[index]?.CashFlow.CapitalExpenditure) > 0,
    );
    const steps = ['Financials', at ?? 0, 'CashFlow', 'CapitalExpenditure'];
    expect(warningsOf('company', scale(demo('company'), steps, 10))).toMatchObject([
      {
        pointer: `/${steps.join('/')}`,
        message: expect.stringContaining('digit too many?') as string,
      },
    ]);
  });

  it('is a warning where a profit is a tenth of those beside it, and not in a crisis', () => {
    const profits = () => {
      const document = demo('industry') as { Profit: { Value: number }[] };
      document.Profit.forEach((point, index) => (point.Value = 80_000_000 + index * 2_000_000));
      return document;
    };
    const count = profits().Profit.length;
    for (const at of [1, Math.floor(count / 2), count - 1]) {
      const found = warningsOf('industry', scale(profits(), ['Profit', at, 'Value'], 0.1));
      expect(found.filter(({ pointer }) => pointer.startsWith('/Profit'))).toEqual([
        {
          severity: 'warning',
          pointer: `/Profit/${String(at)}/Value`,
          message: expect.stringMatching(/ stands be.*; is there a digit too few\?$/) as string,
        },
      ]);
    }
    for (const factor of [0.3, 0.03]) {
      const found = warningsOf('industry', scale(profits(), ['Profit', 4, 'Value'], factor));
      expect(found.filter(({ message }) => message.includes('digit too'))).toEqual([]);
    }
  });

  it('is a warning where it is in another unit', () => {
    const document = scale(demo('state'), ['Revenue', 3, 'Value'], 1e6);
    expect(warningsOf('state', document)).toContainEqual(
      expect.objectContaining({
        pointer: '/Revenue/3/Value',
        message: expect.stringMatching(/are both in the same unit\?$/) as string,
      }),
    );
  });

  it('is a warning where a share jumps by twenty points', () => {
    const document = demo('industry');
    const { Points } = document.MarketShareConcentration as { Points: Json[] };
    Object.assign(Points[1] ?? {}, { Industry: Number(Points[0]?.Industry) + 25 });
    expect(warningsOf('industry', document)).toContainEqual(
      expect.objectContaining({
        pointer: '/MarketShareConcentration/Points/1/Industry',
        message: expect.stringMatching(/is a jump of 25 points; is it right\?$/) as string,
      }),
    );
  });

  it('is reported once, not again for each figure that contradicts it', () => {
    const document = demo('industry');
    const { Revenue } = document as { Revenue: { Year: number; Outlook?: boolean }[] };
    const latest = Revenue.findLastIndex(({ Outlook }) => Outlook !== true);
    expect(warningsOf('industry', document)).toEqual([]);
    const found = warningsOf('industry', scale(document, ['Revenue', latest, 'Value'], 10));
    expect(found.map(({ pointer }) => pointer)).toEqual([`/Revenue/${String(latest)}/Value`]);
    const sales = ['Financials', 1, 'ProfitAndLoss', 'SalesRevenue'];
    expect(warningsOf('company', scale(demo('company'), sales, 10))).toMatchObject([
      { pointer: `/${sales.join('/')}` },
    ]);
  });

  it.each(names)('is in no demo document of %s', (family) => {
    const documents = [...demoDocuments()].filter((each) => each.family === family);
    expect(documents.length).toBeGreaterThan(0);
    for (const { document } of documents) {
      const found = warningsOf(family, document).map(
        ({ pointer, message }) => `${pointer} ${message}`,
      );
      expect(found.filter((each) => /is it right|digit too|same unit/.test(each))).toEqual([]);
    }
  });
});

describe('the edition before', () => {
  it.each(figures)('had another figure for a past year in %s', (family, steps) => {
    const before = demo(family);
    const now = scale(demo(family), steps, 1.01);
    expect(families.get(family).compare(now, before)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        pointer: `/${steps.join('/')}`,
        message: expect.stringMatching(/ is .*; it was .* in the edition before\.$/) as string,
      }),
    ]);
    expect(families.get(family).compare(before, before)).toEqual([]);
  });

  it('had another share of a cost, and another share that stands alone', () => {
    const before = demo('industry');
    const now = structuredClone(before);
    const costs = now.CostStructure as { Category: string; Industry: number }[];
    const [first] = costs;
    Object.assign(first ?? {}, { Industry: Number(first?.Industry) + 21 });
    expect(families.get('industry').compare(now, before)).toEqual([
      {
        severity: 'warning',
        pointer: '/CostStructure/0/Industry',
        message: expect.stringMatching(
          /^[\d.]+ for "\w+" is a jump of 21 points; it was [\d.]+ in the edition before\.$/,
        ) as string,
      },
    ]);
    const then = { Demographics: { FemaleShare: 30, WeeklyHours: 20 } };
    const after = { Demographics: { FemaleShare: 55, WeeklyHours: 45 } };
    expect(families.get('occupation').compare(after, then)).toEqual([
      {
        severity: 'warning',
        pointer: '/Demographics/FemaleShare',
        message: '55 is a jump of 25 points; it was 30 in the edition before.',
      },
    ]);
  });

  it('had a year that is gone, which is said once for all its lines', () => {
    const before = demo('company');
    const now = structuredClone(before);
    const years = (now.Financials as { BalanceDate: string }[]).reverse();
    const [gone] = years.splice(2, 1);
    expect(families.get('company').compare(now, before)).toEqual([
      {
        severity: 'warning',
        pointer: '/Financials',
        message: `${gone?.BalanceDate ?? ''} is gone; the edition before has its figures.`,
      },
    ]);
  });

  it.each([
    ['state', ['Wages'], '/Wages', 'Wages'],
    ['company', ['Financials'], '/Financials', 'Financials'],
    ['company', ['Divisions', 0], '/Divisions', 'Years of "'],
    ['segmentbenchmarking', ['Segments', 1, 'Profit'], '/Segments/1/Profit', 'Profit of "'],
  ])('had a series that is gone as a whole: %s %j', (family, steps, pointer, what) => {
    const before = demo(family);
    const now = structuredClone(before);
    const owner = find(now, steps.slice(0, -1));
    const last = steps.at(-1) ?? '';
    if (Array.isArray(owner)) owner.splice(Number(last), 1);
    else Reflect.deleteProperty(owner as Json, last);
    const [first, ...others] = families.get(family).compare(now, before);
    expect(first).toMatchObject({ severity: 'warning', pointer });
    expect(first?.message).toContain(what);
    expect(first?.message).toMatch(
      / is gone as a whole; the edition before has \d+ past years of it\./,
    );
    expect(others).toEqual([]);
  });

  it('had other shares, and records that were elsewhere in their list', () => {
    const before = demo('segmentbenchmarking');
    const now = structuredClone(before);
    (now.Segments as unknown[]).reverse();
    expect(families.get('segmentbenchmarking').compare(now, before)).toEqual([]);
    const first = {
      InputCosts: [
        { Name: 'Steel', Share: 60 },
        { Name: 'Labour', Share: 40 },
      ],
    };
    const then = {
      InputCosts: [
        { Name: 'Labour', Share: 70 },
        { Name: 'Steel', Share: 30 },
      ],
    };
    expect(families.get('procurement').compare(first, then)).toEqual([
      {
        severity: 'warning',
        pointer: '/InputCosts/0/Share',
        message: '60 for "Steel" is a jump of 30 points; it was 30 in the edition before.',
      },
      {
        severity: 'warning',
        pointer: '/InputCosts/1/Share',
        message: '40 for "Labour" is a jump of 30 points; it was 70 in the edition before.',
      },
    ]);
  });
});
