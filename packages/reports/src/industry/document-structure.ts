import { lifeCycleStages, Type, closed, codePattern } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { measuredAs } from '../document/measures.js';
import { Name, Title, Year } from '../document/parts.js';
import { EconomicSharePoint } from './document-series.js';

const growth = (description: string) => Type.Number({ minimum: -100, maximum: 100, description });

/** In a year of losses a cost alone may exceed revenue. */
const shareOfRevenue = (description: string) =>
  Type.Number({ minimum: -1000, maximum: 1000, description, ...measuredAs('share') });

const code = Type.Optional(
  Type.String({
    pattern: codePattern,
    description: "The industry's code, where it is known: 1 to 16 letters or digits.",
  }),
);

const Neighbour = Type.Object(
  {
    Title: Title("The neighbouring industry's title."),
    Code: code,
    EconomicShareGrowth: growth('Average annual change of its share of the economy, per cent.'),
    EstablishmentGrowth: growth('Average annual change of its number of establishments, per cent.'),
  },
  { ...closed, description: 'A related industry, shown for comparison.' },
);

export const LifeCycle = Type.Object(
  {
    EconomicShare: Type.Array(EconomicSharePoint, {
      minItems: 2,
      maxItems: 60,
      description:
        "The industry's share of the economy in per cent of gross domestic product, by year.",
    }),
    Stage: Type.Optional(
      Type.Enum([...lifeCycleStages], {
        description:
          'The stage, where the author judges otherwise than the rule: growth when the share of the economy grows by more than 1 per cent a year and establishments increase, decline when it shrinks by more than 1 per cent and they decrease, else maturity.',
      }),
    ),
    Neighbours: Type.Optional(
      Type.Array(Neighbour, { maxItems: 12, description: 'Related industries, for comparison.' }),
    ),
  },
  {
    ...closed,
    description:
      'What the stage of the life cycle follows from, together with the historical years of Establishments.',
  },
);
export type LifeCycle = Static<typeof LifeCycle>;

const marketShare = (description: string) =>
  Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], { description });

export const Concentration = Type.Object(
  {
    Companies: Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'How many of the largest companies are added up; usually 4.',
    }),
    Points: Type.Array(
      Type.Object(
        {
          Year,
          Industry: marketShare(
            'Their combined share of industry revenue, per cent; null if not known.',
          ),
          Sector: marketShare(
            'The average of the same figure over the sector, per cent; null if not known.',
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 60, description: 'Year by year.' },
    ),
  },
  { ...closed, description: 'Combined market share of the largest companies over time.' },
);
export type Concentration = Static<typeof Concentration>;

export const costCategories = [
  'Wages',
  'Purchases',
  'Depreciation',
  'Marketing',
  'Rent',
  'Utilities',
  'Other',
  'Profit',
] as const;
export type CostCategoryName = (typeof costCategories)[number];

export const CostCategory = Type.Object(
  {
    Category: Type.Enum([...costCategories], {
      description: 'What the money goes to. Only Profit may be negative.',
    }),
    Name: Type.Optional(
      Name(
        'Shown instead of the usual word for the category, for something particular such as Excise.',
      ),
    ),
    Industry: shareOfRevenue('Per cent of revenue, average of the industry.'),
    Sector: shareOfRevenue('Per cent of revenue, average of the sector.'),
  },
  { ...closed, description: 'One category of cost, or profit.' },
);
export type CostCategory = Static<typeof CostCategory>;

const FirstTier = Type.Object(
  { Title: Title("The industry's title."), Code: code },
  { ...closed, description: 'An industry that deals directly with this one.' },
);
export type FirstTier = Static<typeof FirstTier>;

const SecondTier = Type.Object(
  {
    Title: Title("The industry's title."),
    Code: code,
    Via: Type.Array(Title('Title of an industry of the first tier.'), {
      minItems: 1,
      maxItems: 12,
      description: 'The industries of the first tier, by title, that it deals with.',
    }),
  },
  { ...closed, description: 'An industry that deals with one of the first tier.' },
);
export type SecondTier = Static<typeof SecondTier>;

const tier = <T extends typeof FirstTier | typeof SecondTier>(item: T, description: string) =>
  Type.Optional(Type.Array(item, { maxItems: 12, description }));

export const SupplyChain = Type.Object(
  {
    FirstTierSuppliers: tier(FirstTier, 'Industries this one buys from.'),
    SecondTierSuppliers: tier(SecondTier, 'Industries that supply its suppliers.'),
    FirstTierBuyers: tier(FirstTier, 'Industries this one sells to.'),
    SecondTierBuyers: tier(SecondTier, 'Industries that buy from its buyers.'),
  },
  { ...closed, description: 'The major supplying and buying industries, one and two steps away.' },
);
export type SupplyChain = Static<typeof SupplyChain>;
