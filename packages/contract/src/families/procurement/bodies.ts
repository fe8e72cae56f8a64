import { Type, type Static, type TSchema } from 'typebox';
import { closed, Currency, isoDate, text } from '../../quantities.js';
import { block, changeOf, countedIn, followsFrom } from '../blocks.js';
import {
  analysis,
  known,
  optional,
  Outlook,
  percent,
  Reference,
  reference,
  Year,
} from '../body-parts.js';
import { driverDirections, levels, trends } from '../industry/measures.js';
import { chartProperties, partProperties } from '../scores/bodies.js';
import { historyFigures, outlookFigures, volatilityFigure } from '../series/bodies.js';
import { yearFigures } from '../series/measures.js';
import { buyerPowerRange, priceTrendRule } from './measures.js';
import type { ProcurementSectionToken } from './sections.js';

const body = <Properties extends Record<string, TSchema>>(
  name: string,
  description: string,
  properties: Properties,
) => Type.Object(properties, { ...closed, $id: `Procurement${name}Body`, description });
const rows = <Row extends TSchema>(row: Row, description: string) =>
  optional(Type.Array(row, { description, ...block('table') }));
const detailed = <const Name extends string>(name: Name, description: string) =>
  Type.Object(
    { [name]: text(description), Detail: optional(text('What is meant, and why.')) } as Record<
      Name,
      ReturnType<typeof text>
    > & { Detail: ReturnType<typeof optional<ReturnType<typeof text>>> },
    closed,
  );
const price = (description: string) => ({ ...known(description), ...countedIn('Currency') });

const PriceYear = Type.Object(
  {
    Year,
    Average: price('The average price.'),
    Lowest: optional(price('The lowest price that is usual.')),
    Highest: optional(price('The highest price that is usual.')),
    Change: optional(
      percent(`${yearFigures.Change.about} Of the average.`, followsFrom(changeOf('Average'))),
    ),
    Outlook,
  },
  closed,
);

const PriceDriver = Type.Object(
  {
    ...Type.Omit(Reference, ['EntityId']).properties,
    Direction: Type.Enum(driverDirections, {
      description:
        'Positive where a rise of the driver raises the price, Negative where it lowers it, or Mixed.',
    }),
    Strength: optional(Type.Enum(levels, { description: 'How much it matters to the price.' })),
  },
  closed,
);

const SupplierReference = Type.Object(
  {
    ...Type.Omit(Reference, ['EntityId', 'Code']).properties,
    Code: Type.Integer({
      description: 'The number of the supplier report.',
      minimum: 1,
      maximum: 2147483647,
    }),
  },
  { ...closed, description: 'Its supplier report.', ...block('references') },
);

const Vendor = Type.Object(
  {
    Name: text("The vendor's name."),
    Share: optional(percent('Its share of what is sold.')),
    Company: optional(reference('Its company report.')),
    Supplier: optional(SupplierReference),
    ...analysis,
  },
  closed,
);

const { minimum, maximum } = buyerPowerRange;
const power = (description: string) =>
  Type.Number({
    description: `${description} From 1 to 5; higher is better for the buyer.`,
    minimum,
    maximum,
  });
const Factor = Type.Object(
  {
    Name: text('What it rests on.'),
    Score: power('The score.'),
    Minimum: Type.Literal(minimum, { description: 'The lowest score there is.' }),
    Maximum: Type.Literal(maximum, { description: 'The highest score there is.' }),
    Weight: percent('How much it counts.'),
    ...analysis,
  },
  closed,
);

const { Score, Level, Components } = partProperties;

/** The body of each section, by its token. */
export const procurementSectionBodies = {
  title: body('Title', 'What the report is about.', {
    Title: text('What is bought.'),
    Sector: optional(text('The field it belongs to.')),
    Source: text('Who the figures come from.'),
    DataDate: isoDate('The date the figures stand at.'),
  }),
  overview: body('Overview', 'What a buyer should know first.', analysis),
  price: body('Price', 'What it costs, by year.', {
    ...chartProperties(['Price']),
    Currency,
    Per: text('What the price is for, such as a tonne.'),
    ...historyFigures('Average'),
    Latest: optional(
      Type.Number({
        description: 'The average price of that year.',
        ...countedIn('Currency'),
        ...followsFrom('at(Average, LatestYear)'),
      }),
    ),
    ...outlookFigures('Average'),
    ...volatilityFigure,
    Trend: optional(Type.Enum(trends, { description: `${priceTrendRule}.` })),
    ...analysis,
    Prices: Type.Array(PriceYear, {
      description: 'Year by year, earliest first.',
      ...block('table', { years: 'columns' }),
    }),
  }),
  pricedrivers: body('PriceDrivers', 'What moves the price.', {
    ...analysis,
    Drivers: optional(
      Type.Array(PriceDriver, {
        description: 'Business environment reports on what moves the price.',
        ...block('references'),
      }),
    ),
  }),
  inputcosts: body('InputCosts', 'What it costs its makers.', {
    ...chartProperties(['InputCosts']),
    ...analysis,
    Inputs: Type.Array(
      Type.Object({ Name: text('The input.'), Share: percent('Its share of cost.') }, closed),
      { description: 'Inputs, largest share first.', ...block('table') },
    ),
  }),
  demand: body('Demand', 'Who buys it, and why.', {
    ...analysis,
    Buyers: optional(
      Type.Array(Type.Omit(Reference, ['EntityId']), {
        description: 'Reports on industries that buy it.',
        ...block('references'),
      }),
    ),
  }),
  supplymarket: body('SupplyMarket', 'Who sells it.', {
    VendorCount: optional(
      Type.Integer({ description: 'Businesses that sell it.', ...countedIn('Count') }),
    ),
    Concentration: optional(
      Type.Enum(levels, { description: 'How much the largest of them hold.' }),
    ),
    ImportShare: optional(percent('What is imported of all that is bought.')),
    ...analysis,
    Industries: optional(
      Type.Array(Type.Omit(Reference, ['EntityId']), {
        description: 'Reports on industries that make it.',
        ...block('references'),
      }),
    ),
  }),
  vendors: body('Vendors', 'Vendors one by one.', {
    ...analysis,
    Vendors: rows(Vendor, 'Vendors, largest share first.'),
  }),
  supplierrisk: body('SupplierRisk', 'Risk of relying on a supplier.', {
    Score,
    Level,
    ...analysis,
    Components,
  }),
  buyerpower: body('BuyerPower', 'How strong the position of a buyer is.', {
    Score: Type.Number({
      ...power('The weighted mean of the factors.'),
      ...followsFrom('mean(Score, Weight)'),
    }),
    ...analysis,
    Factors: Type.Array(Factor, { description: 'What it rests on.', ...block('scores') }),
  }),
  negotiation: body('Negotiation', 'What to negotiate about, and how.', {
    ...analysis,
    Levers: rows(detailed('Lever', 'What a buyer can bring into play.'), 'Levers one by one.'),
  }),
  rfpelements: body('RfpElements', 'What a request for proposals should hold.', {
    ...analysis,
    Elements: rows(detailed('Element', 'What to ask for.'), 'Elements one by one.'),
  }),
  kpis: body('Kpis', 'What to measure a supplier by.', {
    ...analysis,
    Indicators: rows(
      Type.Object(
        {
          Name: text('What is measured.'),
          Target: optional(text('What is usual or good.')),
          Detail: optional(text('How it is measured.')),
        },
        closed,
      ),
      'Indicators one by one.',
    ),
  }),
  serviceterms: body('ServiceTerms', 'Terms that a contract should have.', {
    ...analysis,
    Terms: rows(detailed('Term', 'The term.'), 'Terms one by one.'),
  }),
} as const satisfies Record<ProcurementSectionToken, TSchema>;

/** What the body of a section holds: `ProcurementSectionBody<'price'>`. */
export type ProcurementSectionBody<Token extends ProcurementSectionToken> = Static<
  (typeof procurementSectionBodies)[Token]
>;
