import { Type, type Static } from 'typebox';
import { codePattern } from '../../../key-patterns.js';
import { Currency, Unit, Year, amount, closed, percentage, text } from '../../../quantities.js';
import { block, countedIn, followsFrom } from '../../blocks.js';

export const IndustryCode = Type.String({
  description: "The industry's code in its classification, such as `1214`.",
  pattern: codePattern,
});
export const IndustryTitle = text("The industry's title in its classification.", {
  minLength: 1,
  maxLength: 200,
});

export type Competitor = Static<typeof Competitor>;
export const Competitor = Type.Object(
  {
    Name: text('A competitor in that industry.', { minLength: 1, maxLength: 200 }),
    MarketShare: Type.Optional(percentage("Its share of the industry's revenue.")),
  },
  closed,
);

export type IndustriesOfOperationBody = Static<typeof IndustriesOfOperationBody>;
export const IndustriesOfOperationBody = Type.Object(
  {
    Currency: Type.Optional(Currency),
    Unit: Type.Optional(Unit),
    Year: Type.Optional(Year),
    Industries: Type.Array(
      Type.Object(
        {
          IndustryCode,
          IndustryTitle,
          Primary: Type.Boolean({ description: 'Whether this is the principal industry.' }),
          Revenue: Type.Optional(amount("The company's revenue in that industry, in `Year`.")),
          ShareOfRevenue: Type.Optional(
            Type.Number({
              description: "Revenue as a share of the company's total. Per cent.",
              ...countedIn('Percent'),
              ...followsFrom('Revenue / TotalRevenue * 100'),
            }),
          ),
          MarketShare: Type.Optional(percentage("The company's share of the industry's revenue.")),
          Competitors: Type.Array(Competitor, { description: 'Other companies in the industry.' }),
        },
        closed,
      ),
      { description: 'The principal industry first.', minItems: 1, ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'IndustriesOfOperationBody',
    description: 'Industries with revenue, market share and competitors.',
  },
);

export type TopIndustryBody = Static<typeof TopIndustryBody>;
export const TopIndustryBody = Type.Object(
  { IndustryCode, IndustryTitle },
  { ...closed, $id: 'TopIndustryBody', description: 'Principal industry: its code and title.' },
);
