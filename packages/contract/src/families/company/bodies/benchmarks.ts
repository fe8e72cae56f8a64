import { Type, type Static } from 'typebox';
import { Currency, Unit, Year, amount, closed, isoDate, text } from '../../../quantities.js';
import { block, countedIn, followsFrom, rowsFollowFrom } from '../../blocks.js';
import { growthMeasures } from './growth-measures.js';
import {
  marketValueLines,
  ratioNames,
  ratioUnits,
  valuationRatioDefinitions,
  valuationRatioNames,
} from './ratio-definitions.js';

const RatioUnit = Type.Enum(ratioUnits, { description: 'What its values are counted in.' });

/**
 * The companies behind an average. The publisher may know more companies than are published here.
 */
export const benchmarkSources = ['PublishedCompanies', 'Publisher'] as const;

const industry = {
  IndustryCode: text('Code of the primary industry compared with.'),
  Source: Type.Enum(benchmarkSources, {
    description:
      'Where the averages come from: computed over the published companies, or given by the publisher.',
  }),
};

const figures = {
  Average: Type.Number({ description: 'Arithmetic mean, each company counting once.' }),
  Median: Type.Optional(Type.Number({ description: 'The middle company.' })),
  Companies: Type.Integer({ description: 'How many companies it rests on.', minimum: 1 }),
};

export type IndustryAverage = Static<typeof IndustryAverage>;
export const IndustryAverage = Type.Object(figures, {
  ...closed,
  description: 'The primary industry for comparison; absent where it is not known.',
});

export type FinancialValuationRatiosBody = Static<typeof FinancialValuationRatiosBody>;
export const FinancialValuationRatiosBody = Type.Object(
  {
    PriceDate: isoDate('Day of the share price.'),
    Year,
    Currency,
    Unit,
    SharePrice: Type.Number({
      description: 'Price of one share, in whole units of `Currency`.',
      ...countedIn('Currency'),
    }),
    SharesOnIssue: Type.Number({
      description: 'Number of shares on issue.',
      minimum: 0,
      ...countedIn('Count'),
    }),
    MarketCapitalisation: amount(
      'Share price times shares on issue.',
      followsFrom(marketValueLines.MarketCapitalisation.formula),
    ),
    EnterpriseValue: Type.Optional(
      amount(
        'Market capitalisation and debt, less cash.',
        followsFrom(marketValueLines.EnterpriseValue.formula),
      ),
    ),
    IndustryCode: Type.Optional(industry.IndustryCode),
    Source: Type.Optional(industry.Source),
    Ratios: Type.Array(
      Type.Object(
        {
          Ratio: Type.Enum(valuationRatioNames, {
            description: 'Name of the ratio.',
            ...rowsFollowFrom(valuationRatioDefinitions),
          }),
          Unit: RatioUnit,
          Value: Type.Number({ description: 'The value for this company.' }),
          Industry: Type.Optional(IndustryAverage),
        },
        closed,
      ),
      { description: 'The ratios that can be derived.', ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'FinancialValuationRatiosBody',
    description: 'Market-based valuation compared with the primary industry average.',
  },
);

export type FinancialRatiosIndustryAverageBody = Static<typeof FinancialRatiosIndustryAverageBody>;
export const FinancialRatiosIndustryAverageBody = Type.Object(
  {
    ...industry,
    Ratios: Type.Array(
      Type.Object(
        {
          Ratio: Type.Enum(ratioNames, { description: 'Name of the ratio.' }),
          Unit: RatioUnit,
          ...figures,
        },
        closed,
      ),
      { description: "Averages over each company's latest year.", minItems: 1, ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'FinancialRatiosIndustryAverageBody',
    description: 'Average ratios of the primary industry.',
  },
);

export type FinancialGrowthIndustryAverageBody = Static<typeof FinancialGrowthIndustryAverageBody>;
export const FinancialGrowthIndustryAverageBody = Type.Object(
  {
    ...industry,
    Growth: Type.Array(
      Type.Object(
        {
          Measure: Type.Enum(growthMeasures, { description: 'What changed.' }),
          Unit: Type.Enum(['Percent'], { description: 'Always per cent.' }),
          ...figures,
        },
        closed,
      ),
      {
        description: "Averages over each company's latest annual change.",
        minItems: 1,
        ...block('table'),
      },
    ),
  },
  {
    ...closed,
    $id: 'FinancialGrowthIndustryAverageBody',
    description: 'Average growth of the primary industry.',
  },
);
