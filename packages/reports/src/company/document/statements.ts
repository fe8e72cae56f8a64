import {
  balanceSheetLines,
  cashFlowLines,
  growthMeasures,
  isoDate,
  keyFigureLines,
  marketValueLines,
  optionalNumbers,
  profitAndLossLines,
  ratioDefinitions,
  statementLines,
  valuationRatioDefinitions,
  type TableLine,
  Type,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { boundChange, boundLine, boundRatio, boundedAmount } from './bounds.js';

const growthTable = Object.fromEntries(
  growthMeasures.map((name) => [name, { about: `Annual change. ${statementLines[name].about}` }]),
) as Record<(typeof growthMeasures)[number], { about: string }>;

const onlyIfKnown =
  'Leave it out where the statements give it: what they give is calculated, and must agree.';

const lines = <T extends Record<string, TableLine>>(
  table: T,
  description: string,
  bounds: typeof boundLine = boundLine,
) => Type.Optional(optionalNumbers(table, { description }, bounds));

export type DocumentYear = Static<typeof DocumentYear>;
export const DocumentYear = Type.Object(
  {
    BalanceDate: Type.String({
      description:
        'Last day of the reporting year, ISO 8601, such as `2025-06-30`. Its calendar year, from 1800 to 2199, names the year.',
      pattern: '^(1[89]|2[01])[0-9]{2}-[0-9]{2}-[0-9]{2}$',
    }),
    ProfitAndLoss: lines(profitAndLossLines, 'Profit and loss statement of the year.'),
    BalanceSheet: lines(balanceSheetLines, 'Balance sheet at the balance date.'),
    CashFlow: lines(cashFlowLines, 'Cash flow statement of the year.'),
    KeyFigures: lines(keyFigureLines, 'People, shares, and figures per share.'),
    Ratios: lines(ratioDefinitions, `Ratios of the year. ${onlyIfKnown}`, boundRatio),
    Growth: lines(
      growthTable,
      `Changes on the year before, in per cent. ${onlyIfKnown}`,
      boundChange,
    ),
  },
  { ...closed, description: 'The statements of one reporting year.' },
);

export type DocumentMarket = Static<typeof DocumentMarket>;
export const DocumentMarket = Type.Object(
  {
    PriceDate: isoDate('Day of the share price.'),
    SharePrice: Type.Number({
      description: 'Price of one share in whole units of Currency.',
      exclusiveMinimum: 0,
      maximum: 1e9,
    }),
    SharesOnIssue: Type.Optional(
      Type.Number({
        description:
          'Shares on issue on that day, in ones; without it, those at the latest balance date.',
        exclusiveMinimum: 0,
        maximum: 1e15,
      }),
    ),
    MarketCapitalisation: Type.Optional(
      boundedAmount(`${marketValueLines.MarketCapitalisation.about} ${onlyIfKnown}`),
    ),
    EnterpriseValue: Type.Optional(
      boundedAmount(`${marketValueLines.EnterpriseValue.about} ${onlyIfKnown}`),
    ),
    Ratios: lines(valuationRatioDefinitions, `Valuation ratios. ${onlyIfKnown}`, boundRatio),
  },
  { ...closed, description: 'The market price of the shares.' },
);

const benchmark = (description: string) =>
  Type.Object(
    {
      Average: Type.Number({ description: 'Arithmetic mean.' }),
      Median: Type.Optional(Type.Number({ description: 'The middle company.' })),
      Companies: Type.Integer({ description: 'How many companies it rests on.', minimum: 1 }),
    },
    { ...closed, description },
  );

type Benchmarks<Name extends string> = Record<
  Name,
  ReturnType<typeof Type.Optional<ReturnType<typeof benchmark>>>
>;

function optionalBenchmarks<Name extends string>(
  table: Record<Name, { about: string }>,
  description: string,
) {
  const properties = Object.entries<{ about: string }>(table).map(([name, { about }]) => [
    name,
    Type.Optional(benchmark(about)),
  ]);
  return Type.Object(Object.fromEntries(properties) as Benchmarks<Name>, {
    ...closed,
    description,
  });
}

export type DocumentIndustryAverages = Static<typeof DocumentIndustryAverages>;
export const DocumentIndustryAverages = Type.Object(
  {
    Ratios: Type.Optional(optionalBenchmarks(ratioDefinitions, 'Average ratios.')),
    Growth: Type.Optional(optionalBenchmarks(growthTable, 'Average changes, in per cent.')),
    ValuationRatios: Type.Optional(
      optionalBenchmarks(valuationRatioDefinitions, 'Average valuation ratios.'),
    ),
  },
  {
    ...closed,
    description:
      'Averages of the primary industry, where more companies are known than are published here. A section given here takes the place of the computed one.',
  },
);
