import { Type, type Static } from 'typebox';
import { Currency, Unit, Year, closed, isoDate, optionalNumbers } from '../../../quantities.js';
import { block, changeOf, countedIn, followsFrom, growthOf, rowsFollowFrom } from '../../blocks.js';
import { growthMeasures } from './growth-measures.js';
import { ratioDefinitions, ratioNames, ratioUnits } from './ratio-definitions.js';
import {
  balanceSheetLines,
  cashFlowLines,
  keyFigureLines,
  profitAndLossLines,
} from './statement-lines.js';

export const ProfitAndLoss = optionalNumbers(profitAndLossLines, {
  description: 'Profit and loss statement of the year.',
});
export const BalanceSheet = optionalNumbers(balanceSheetLines, {
  description: 'Balance sheet at the balance date.',
});
export const CashFlow = optionalNumbers(cashFlowLines, {
  description: 'Cash flow statement of the year.',
});
export const KeyFigures = optionalNumbers(keyFigureLines, {
  description: 'Other key figures: people, shares, and figures per share.',
});

export type FinancialYear = Static<typeof FinancialYear>;
export const FinancialYear = Type.Object(
  {
    Year,
    BalanceDate: isoDate('Last day of the reporting year.'),
    ProfitAndLoss: Type.Optional(ProfitAndLoss),
    BalanceSheet: Type.Optional(BalanceSheet),
    CashFlow: Type.Optional(CashFlow),
    KeyFigures: Type.Optional(KeyFigures),
  },
  closed,
);

export type FinancialsBody = Static<typeof FinancialsBody>;
export const FinancialsBody = Type.Object(
  {
    Currency,
    Unit,
    Years: Type.Array(FinancialYear, {
      description: 'Up to five reporting years, latest first.',
      minItems: 1,
      maxItems: 5,
      ...block('table', { years: 'columns' }),
    }),
  },
  { ...closed, $id: 'FinancialsBody', description: 'Statements and key figures, year by year.' },
);

export type YearValue = Static<typeof YearValue>;
export const YearValue = Type.Object(
  { Year, Value: Type.Number({ description: 'Value in that year, in the unit of the row.' }) },
  closed,
);

const yearValues = Type.Array(YearValue, {
  description: 'One value for each year in which it can be derived, latest first.',
  minItems: 1,
  maxItems: 5,
});

export type FinancialRatioRow = Static<typeof FinancialRatioRow>;
export const FinancialRatioRow = Type.Object(
  {
    Ratio: Type.Enum(ratioNames, {
      description: 'Name of the ratio.',
      ...rowsFollowFrom(ratioDefinitions),
    }),
    Unit: Type.Enum(ratioUnits, { description: 'What its values are counted in.' }),
    Values: yearValues,
  },
  closed,
);

export type FinancialRatiosBody = Static<typeof FinancialRatiosBody>;
export const FinancialRatiosBody = Type.Object(
  {
    Ratios: Type.Array(FinancialRatioRow, {
      description: 'The ratios that can be derived; one whose inputs are missing is absent.',
      minItems: 1,
      ...block('series', { name: 'Ratio', points: 'Values' }),
    }),
  },
  { ...closed, $id: 'FinancialRatiosBody', description: 'Calculated ratios, year by year.' },
);

const growthFormulas = Object.fromEntries(
  growthMeasures.map((name) => [name, { formula: changeOf(name) }]),
);

export type FinancialGrowthRow = Static<typeof FinancialGrowthRow>;
export const FinancialGrowthRow = Type.Object(
  {
    Measure: Type.Enum(growthMeasures, {
      description: 'The line of the statements that changed.',
      ...rowsFollowFrom(growthFormulas),
    }),
    Unit: Type.Enum(['Percent'], { description: 'Always per cent.' }),
    Values: yearValues,
    CompoundAnnual: Type.Optional(
      Type.Object(
        {
          FromYear: Year,
          ToYear: Year,
          Value: Type.Number({
            description: 'Compound change a year over the period. Per cent.',
            ...countedIn('Percent'),
            ...followsFrom(growthOf('Named', { from: 'FromYear', to: 'ToYear' })),
          }),
        },
        { ...closed, description: 'Over the whole period, where it is two years or longer.' },
      ),
    ),
  },
  closed,
);

export type FinancialGrowthBody = Static<typeof FinancialGrowthBody>;
export const FinancialGrowthBody = Type.Object(
  {
    Growth: Type.Array(FinancialGrowthRow, {
      description: 'The changes that can be derived; one whose inputs are missing is absent.',
      minItems: 1,
      ...block('series', { name: 'Measure', points: 'Values' }),
    }),
  },
  { ...closed, $id: 'FinancialGrowthBody', description: 'Annual percentage changes.' },
);
