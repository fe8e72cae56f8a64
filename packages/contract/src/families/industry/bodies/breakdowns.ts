import { Type, type Static, type TSchema } from 'typebox';
import { closed, text } from '../../../quantities.js';
import { block, countedIn } from '../../blocks.js';
import { analysis, known, optional, percent, Year } from '../../body-parts.js';
import { charts } from './parts.js';
import { Statistics } from './statistics.js';

const rows = <Row extends TSchema>(row: Row, description: string) =>
  Type.Optional(Type.Array(row, { description, ...block('table') }));

export type ShareRow = Static<typeof ShareRow>;
const ShareRow = Type.Object(
  {
    Name: text('What the part is called.'),
    Share: percent('Its share of revenue.'),
    Remainder: optional(Type.Literal(true, { description: 'Everything that is not named.' })),
  },
  closed,
);

export type ProductsAndServicesBody = Static<typeof ProductsAndServicesBody>;
export const ProductsAndServicesBody = Type.Object(
  { ...charts, ...analysis, Products: rows(ShareRow, 'Product and service lines.') },
  { ...closed, $id: 'IndustryProductsAndServicesBody', description: 'What it sells.' },
);

export type MajorMarketsBody = Static<typeof MajorMarketsBody>;
export const MajorMarketsBody = Type.Object(
  { ...charts, ...analysis, Markets: rows(ShareRow, 'Markets or groups of buyers.') },
  { ...closed, $id: 'IndustryMajorMarketsBody', description: 'Who buys.' },
);

export type TradeRow = Static<typeof TradeRow>;
const TradeRow = Type.Object(
  {
    Name: text("Name of the country, in the report's language."),
    Country: optional(text('Its code: two letters. Left out for all others together.')),
    Share: percent('Its share of the value traded.'),
  },
  closed,
);

export type InternationalTradeBody = Static<typeof InternationalTradeBody>;
export const InternationalTradeBody = Type.Object(
  {
    ...charts,
    ...analysis,
    Statistics: optional(Statistics('Value of exports and imports by year.')),
    Imports: rows(TradeRow, 'Where imports come from.'),
    Exports: rows(TradeRow, 'Where exports go to.'),
  },
  { ...closed, $id: 'IndustryInternationalTradeBody', description: 'Exports and imports.' },
);

export type RegionRow = Static<typeof RegionRow>;
const RegionRow = Type.Object(
  {
    Region: text('Code of the region: the part of ISO 3166-2 after the country.'),
    Name: text('Name of the region.'),
    Share: percent('Its share of establishments.'),
    PopulationShare: optional(percent("Its share of the country's population.")),
  },
  closed,
);

export type GeographicBreakdownBody = Static<typeof GeographicBreakdownBody>;
export const GeographicBreakdownBody = Type.Object(
  { ...analysis, Regions: rows(RegionRow, 'Regions, largest share first.') },
  { ...closed, $id: 'IndustryGeographicBreakdownBody', description: 'Where it is.' },
);

const industryRow = {
  Title: text('Title of the industry.'),
  Code: optional(text('Its code.')),
};
const FirstTier = Type.Object(industryRow, closed);
const SecondTier = Type.Object(
  {
    ...industryRow,
    Via: Type.Array(text('Title.'), { description: 'Industries of the first tier between.' }),
  },
  closed,
);

export type SupplyChainBody = Static<typeof SupplyChainBody>;
export const SupplyChainBody = Type.Object(
  {
    ...charts,
    ...analysis,
    FirstTierSuppliers: rows(FirstTier, 'Industries this one buys from.'),
    SecondTierSuppliers: rows(SecondTier, 'Industries that supply its suppliers.'),
    FirstTierBuyers: rows(FirstTier, 'Industries this one sells to.'),
    SecondTierBuyers: rows(SecondTier, 'Industries that buy from its buyers.'),
  },
  { ...closed, $id: 'IndustrySupplyChainBody', description: 'Suppliers and buyers.' },
);

export type ConcentrationBody = Static<typeof ConcentrationBody>;
export const ConcentrationBody = Type.Object(
  {
    ...charts,
    ...analysis,
    Companies: optional(
      Type.Integer({ description: 'How many of the largest companies are added up.' }),
    ),
    Shares: optional(
      Type.Array(
        Type.Object(
          {
            Year,
            Industry: known('Combined share of industry revenue, per cent.', countedIn('Percent')),
            Sector: known('Average of the same over the sector, per cent.', countedIn('Percent')),
          },
          closed,
        ),
        { description: 'Year by year.', ...block('table', { years: 'columns' }) },
      ),
    ),
  },
  { ...closed, $id: 'IndustryConcentrationBody', description: 'How much the largest hold.' },
);

export type CostRow = Static<typeof CostRow>;
const CostRow = Type.Object(
  {
    Category: text("What the money goes to, in the report's language."),
    Industry: percent('Share of revenue, average of the industry.'),
    Sector: percent('Share of revenue, average of the sector.'),
  },
  closed,
);

export type CostStructureBody = Static<typeof CostStructureBody>;
export const CostStructureBody = Type.Object(
  { ...charts, ...analysis, Costs: rows(CostRow, 'Costs and profit as shares of revenue.') },
  { ...closed, $id: 'IndustryCostStructureBody', description: 'Where revenue goes.' },
);
