import { Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import {
  Country,
  DataDate,
  IndustryCode,
  IndustryTitle,
  Language,
  Sector,
  Source,
} from '../document/heading.js';
import { currency } from '../document/parts.js';
import { AmountPoint, CountPoint, ProfitPoint } from './document-series.js';
import { CompanyShare, NamedShare, TradePartner } from './document-shares.js';
import { Concentration, CostCategory, LifeCycle, SupplyChain } from './document-structure.js';
import { wordProperties } from './document-words.js';

/** Ten years and a five-year outlook are usual; a century is certainly a mistake. */
const seriesLength = { minItems: 1, maxItems: 60 };
const amounts = 'Amounts are in whole units of Currency, not in thousands or millions.';
const amountSeries = (description: string) =>
  Type.Optional(
    Type.Array(AmountPoint, { ...seriesLength, description: `${description} ${amounts}` }),
  );
const counts = (description: string) =>
  Type.Optional(Type.Array(CountPoint, { ...seriesLength, description }));
const shares = (description: string) =>
  Type.Optional(Type.Array(NamedShare, { minItems: 1, maxItems: 40, description }));
const partners = (description: string) =>
  Type.Optional(Type.Array(TradePartner, { minItems: 1, maxItems: 249, description }));

/**
 * A document as publishers write it, in JSON or YAML. Each fact is given once: annual change,
 * remainders, positions and sentences are derived from it. A missing block leaves out its image and
 * everything else made from it.
 */
export const IndustryDocument = Type.Object(
  {
    Country,
    Code: IndustryCode,
    Language,
    Title: IndustryTitle,
    Sector,
    Source,
    DataDate,
    Currency: currency('The currency of every amount in this document'),
    Revenue: amountSeries('Total industry revenue, year by year.'),
    ValueAdded: amountSeries('What the industry adds to what it buys, year by year.'),
    Wages: amountSeries('Wages and salaries paid, year by year.'),
    ExportValue: amountSeries('Value of exports, year by year.'),
    ImportValue: amountSeries('Value of imports, year by year.'),
    DomesticDemand: amountSeries('What buyers in the country spend, year by year.'),
    Employees: counts('Number of people employed in the industry, year by year.'),
    Businesses: counts('Number of businesses in the industry, year by year.'),
    Establishments: counts('Number of establishments (locations), year by year.'),
    Profit: Type.Optional(
      Type.Array(ProfitPoint, {
        ...seriesLength,
        description: `Total industry profit, year by year, for the image ProfitMargin. ${amounts} A loss is negative.`,
      }),
    ),
    LifeCycle: Type.Optional(LifeCycle),
    ProductsAndServices: shares('Revenue by product or service line, in per cent; sums to 100.'),
    MajorMarkets: shares('Revenue by market or group of buyers, in per cent; sums to 100.'),
    Imports: partners(
      'Where imports come from, for the image InternationalTradeImports. What is missing to 100 per cent is shown as other countries.',
    ),
    Exports: partners(
      'Where exports go to, for the image InternationalTradeExports. What is missing to 100 per cent is shown as other countries.',
    ),
    MarketShareConcentration: Type.Optional(Concentration),
    CompanyMarketShare: Type.Optional(
      Type.Array(CompanyShare, {
        minItems: 1,
        maxItems: 40,
        description:
          "The leading companies' shares of industry revenue. What is missing to 100 per cent is shown as other companies.",
      }),
    ),
    CostStructure: Type.Optional(
      Type.Array(CostCategory, {
        minItems: 2,
        maxItems: 12,
        description:
          'Where revenue goes: costs and profit in per cent of revenue, for the industry and for its sector; each sums to 100.',
      }),
    ),
    SupplyChain: Type.Optional(SupplyChain),
    ...wordProperties,
  },
  {
    ...closed,
    title: 'Industry report',
    description:
      'One industry report in one language: its figures, from which charts are drawn and statistics derived, and its words.',
  },
);
export type IndustryDocument = Static<typeof IndustryDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<IndustryDocument>;
