import { closed, Type, writtenCountryPattern } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { Name } from '../document/parts.js';

const Share = Type.Number({
  minimum: 0,
  maximum: 100,
  description: 'The share in per cent, 0 to 100.',
});

export const NamedShare = Type.Object(
  {
    Name: Name("What this part is called, in the report's language."),
    Share,
    Remainder: Type.Optional(
      Type.Boolean({
        description:
          'True for the part that stands for everything not named: drawn last, at most one.',
      }),
    ),
  },
  { ...closed, description: 'One part of the whole.' },
);
export type NamedShare = Static<typeof NamedShare>;

export const CompanyShare = Type.Object(
  { Name: Name("The company's name as people know it."), Share },
  { ...closed, description: "One company's share of industry revenue." },
);
export type CompanyShare = Static<typeof CompanyShare>;

export const TradePartner = Type.Object(
  {
    Country: Type.String({
      pattern: writtenCountryPattern,
      description: 'Two upper-case letters (ISO 3166-1), such as NZ.',
    }),
    Share,
  },
  { ...closed, description: "One country's share of the value traded." },
);
export type TradePartner = Static<typeof TradePartner>;
