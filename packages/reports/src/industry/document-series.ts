import { Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { measuredAs } from '../document/measures.js';
import { Year } from '../document/parts.js';

/** Larger numbers in JSON are not exact to the unit. */
const largest = Number.MAX_SAFE_INTEGER;

const unknown = 'Null where it is not known: drawn as a gap, never as zero.';

const Outlook = Type.Optional(
  Type.Boolean({ description: 'True for an estimate of a year to come. Left out for history.' }),
);

export const AmountPoint = Type.Object(
  {
    Year,
    Value: Type.Union([Type.Number({ minimum: 0, maximum: largest }), Type.Null()], {
      description: `The amount in whole units of Currency. ${unknown}`,
    }),
    Outlook,
  },
  { ...closed, description: 'The amount of one year, historical or outlook.' },
);

export const CountPoint = Type.Object(
  {
    Year,
    Value: Type.Union([Type.Integer({ minimum: 0, maximum: largest }), Type.Null()], {
      description: `The number, a whole one. ${unknown}`,
    }),
    Outlook,
  },
  { ...closed, description: 'The number of one year, historical or outlook.' },
);

const profitOf = (measured: Record<string, unknown>) =>
  Type.Union([Type.Number({ minimum: -largest, maximum: largest, ...measured }), Type.Null()], {
    description: `The amount in whole units of Currency; a loss is negative. ${unknown}`,
  });

/** The profit of a part of an industry. */
export const partProfit = profitOf({});

export const ProfitPoint = Type.Object(
  {
    Year,
    Value: profitOf(measuredAs('profit')),
  },
  { ...closed, description: 'The profit or loss of one historical year.' },
);

export const EconomicSharePoint = Type.Object(
  {
    Year,
    Value: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], {
      description: `Per cent of gross domestic product. ${unknown}`,
    }),
  },
  { ...closed, description: "The industry's share of the economy in one historical year." },
);

/** What every series has in common. */
export type YearPoint = Static<typeof ProfitPoint>;

/** A point of a series that may have an outlook. */
export type OutlookPoint = Static<typeof AmountPoint>;
