import { buyerPowerRange, driverDirections, levels, Type, closed } from '@broadsheet/contract';
import type { Static, TSchema } from 'typebox';
import { Country, DataDate, Language, Source } from '../document/heading.js';
import {
  code,
  country,
  currency,
  line,
  markdown,
  Name,
  rows,
  Title,
  Year,
} from '../document/parts.js';
import { NamedShare } from '../industry/document-shares.js';
import { Component, componentOf, componentsOf } from '../scores/document.js';

/** The texts in Markdown, by section. */
const Analysis = Type.Object(
  {
    Overview: Type.Optional(markdown('What is bought, and what a buyer should know first.')),
    Price: Type.Optional(markdown('How the price developed, and why.')),
    PriceDrivers: Type.Optional(markdown('What moves the price.')),
    InputCosts: Type.Optional(markdown('What it costs its makers.')),
    Demand: Type.Optional(markdown('Who buys it, and why.')),
    SupplyMarket: Type.Optional(markdown('Who sells it.')),
    Vendors: Type.Optional(markdown('The vendors together; each may have a text of its own.')),
    SupplierRisk: Type.Optional(markdown('What could go wrong with a supplier.')),
    BuyerPower: Type.Optional(markdown('How strong the position of a buyer is.')),
    Negotiation: Type.Optional(markdown('What to negotiate about, and how.')),
    RfpElements: Type.Optional(markdown('What a request for proposals should hold.')),
    Kpis: Type.Optional(markdown('What to measure a supplier by.')),
    ServiceTerms: Type.Optional(markdown('Terms that a contract should have.')),
  },
  { ...closed, description: 'Texts of the sections, in Markdown.' },
);

const price = (description: string) =>
  Type.Union([Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }), Type.Null()], {
    description: `${description}, in Currency for one Per; null where it is not known.`,
  });

const PriceYear = Type.Object(
  {
    Year,
    Average: price('The average price'),
    Lowest: Type.Optional(price('The lowest price that is usual')),
    Highest: Type.Optional(price('The highest price that is usual')),
    Outlook: Type.Optional(
      Type.Boolean({
        description: 'True for an estimate of a year to come. Left out for history.',
      }),
    ),
  },
  { ...closed, description: 'The price of one year.' },
);

const Price = Type.Object(
  {
    Currency: currency('The currency of the price'),
    Per: line('What the price is for, such as tonne or user a month.', 40),
    Years: Type.Array(PriceYear, {
      minItems: 1,
      maxItems: 60,
      description: 'Year by year without a gap; four years of outlook are usual.',
    }),
  },
  { ...closed, description: 'What it costs.' },
);

const referred = { Country: country, Code: code('Its code.'), Title: Title('Its title.') };

const PriceDriver = Type.Object(
  {
    ...referred,
    Direction: Type.Enum([...driverDirections], {
      description:
        'Positive where a rise of the driver raises the price, Negative where it lowers it, or Mixed.',
    }),
    Strength: Type.Optional(Type.Enum([...levels], { description: 'How much it matters.' })),
  },
  { ...closed, description: 'What moves the price, and has a business environment report.' },
);

const Industry = Type.Object(referred, {
  ...closed,
  description: 'An industry that has a report of its own.',
});

const number = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647, description }));

const Vendor = Type.Object(
  {
    Name: Name("The vendor's name."),
    Share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'Its share of what is sold, per cent.',
      }),
    ),
    EntityId: number('Number of its company report, if it has one.'),
    SupplierCode: number('Number of its supplier report of this country, if it has one.'),
    Text: Type.Optional(markdown('What it offers.')),
  },
  { ...closed, description: 'One vendor.' },
);

const SupplyMarket = Type.Object(
  {
    VendorCount: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1e9, description: 'Businesses that sell it.' }),
    ),
    Concentration: Type.Optional(
      Type.Enum([...levels], { description: 'How much the largest of them hold.' }),
    ),
    ImportShare: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'What is imported of all that is bought, per cent.',
      }),
    ),
    Industries: rows(Industry, 20, 'Industries that make it, each once.'),
  },
  { ...closed, description: 'Who sells it.' },
);

const Factor = componentOf(
  { Name: Name('What the power of a buyer rests on, in a few words.') },
  'One factor.',
  Type.Number({ ...buyerPowerRange, description: 'The score, from 1 to 5; higher is stronger.' }),
);

const detailed = <const Field extends string>(field: Field, description: string) =>
  Type.Object(
    {
      [field]: line(description, 200),
      Detail: Type.Optional(line('What is meant, and why.')),
    } as Record<Field, ReturnType<typeof line>> & {
      Detail: ReturnType<typeof Type.Optional<ReturnType<typeof line>>>;
    },
    { ...closed, description },
  );
const list = <Row extends TSchema>(row: Row, description: string) =>
  rows(row, 40, `${description}, each once.`);

const Indicator = Type.Object(
  {
    Name: line('What is measured.', 200),
    Target: Type.Optional(line('What is usual or good.', 200)),
    Detail: Type.Optional(line('How it is measured.')),
  },
  { ...closed, description: 'One indicator.' },
);

/**
 * A document as publishers write it, in JSON or YAML. Changes, growth, volatility and totals of
 * scores are derived.
 */
export const ProcurementDocument = Type.Object(
  {
    Country,
    Code: code("The publisher's own code of the product or service: 1 to 16 letters or digits."),
    Language,
    Title: Title("What is bought; part of every chart's headline."),
    Sector: Type.Optional(line('The field it belongs to, such as Packaging.', 100)),
    Source,
    DataDate,
    Price: Type.Optional(Price),
    PriceDrivers: rows(PriceDriver, 24, 'What moves the price, each once.'),
    InputCosts: rows(NamedShare, 20, 'What it costs its makers, by input; sums to 100.'),
    Buyers: rows(Industry, 40, 'Industries that buy it, each once.'),
    SupplyMarket: Type.Optional(SupplyMarket),
    Vendors: rows(Vendor, 40, 'Vendors one by one, each once.'),
    SupplierRisk: Type.Optional(componentsOf(Component)),
    BuyerPower: Type.Optional(componentsOf(Factor)),
    Negotiation: list(detailed('Lever', 'What a buyer can bring into play.'), 'Levers'),
    RfpElements: list(detailed('Element', 'What to ask for.'), 'Elements of a request'),
    Kpis: list(Indicator, 'Indicators'),
    ServiceTerms: list(detailed('Term', 'A term of the contract.'), 'Terms'),
    Analysis: Type.Optional(Analysis),
  },
  {
    ...closed,
    title: 'Procurement report',
    description:
      'One product or service that businesses buy, in one country and one language: prices by year, costs, vendors, scores and what to ask for.',
  },
);
export type ProcurementDocument = Static<typeof ProcurementDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<ProcurementDocument>;
