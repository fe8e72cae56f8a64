import { Type, type Static } from 'typebox';
import { writtenCountryPattern } from '../../../key-patterns.js';
import { closed, isoDate, percentage, text } from '../../../quantities.js';
import { block, countedIn, followsFrom } from '../../blocks.js';

const Shares = Type.Number({ description: 'Number of shares held.', minimum: 0, maximum: 1e15 });
const heldBy = (description: string, formula: string) =>
  Type.Number({ ...percentage(description), ...followsFrom(formula) });
const Holder = text('Name of the holder.', { minLength: 1, maxLength: 300 });

export type ShareholdersBody = Static<typeof ShareholdersBody>;
export const ShareholdersBody = Type.Object(
  {
    AsAt: isoDate('Day on which the holdings stood like this.'),
    SharesOnIssue: Type.Optional(
      Type.Number({ description: 'Number of shares on issue on that day.' }),
    ),
    TotalHolders: Type.Optional(
      Type.Integer({ description: 'Number of shareholders, named here or not.', minimum: 1 }),
    ),
    Holdings: Type.Array(
      Type.Object(
        {
          Position: Type.Integer({ description: '1 for the largest holding.', minimum: 1 }),
          Name: Holder,
          Shares: Type.Optional(Shares),
          Percentage: Type.Optional(percentage('Share of the ownership.')),
        },
        closed,
      ),
      { description: 'The top holdings, largest first.', minItems: 1, ...block('table') },
    ),
    Concentration: Type.Object(
      {
        Named: Type.Optional(
          heldBy('Held together by all the holders named here.', 'sum(Percentage)'),
        ),
        Largest: Type.Optional(heldBy('Held by the largest holder.', 'sum(Percentage, 1)')),
        Top5: Type.Optional(heldBy('Held by the five largest.', 'sum(Percentage, 5)')),
        Top10: Type.Optional(heldBy('Held by the ten largest.', 'sum(Percentage, 10)')),
        Top20: Type.Optional(heldBy('Held by the twenty largest.', 'sum(Percentage, 20)')),
      },
      {
        ...closed,
        description: 'Ownership concentration; a group larger than the list is absent.',
        ...block('facts'),
      },
    ),
  },
  {
    ...closed,
    $id: 'ShareholdersBody',
    description: 'Shareholder structure, top holdings, ownership concentration.',
  },
);

export type SubstantialShareholdersBody = Static<typeof SubstantialShareholdersBody>;
export const SubstantialShareholdersBody = Type.Object(
  {
    Threshold: Type.Number({
      description: 'Holdings from this percentage on are substantial.',
      ...countedIn('Percent'),
    }),
    Holders: Type.Array(
      Type.Object(
        {
          Name: Holder,
          Shares: Type.Optional(Shares),
          Percentage: percentage('Share of the ownership.'),
          Jurisdiction: Type.Optional(text('Country or state whose law the holder is under.')),
          VerifiedOn: isoDate('Day on which the holding was verified.'),
        },
        closed,
      ),
      { description: 'Largest first.', minItems: 1, ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'SubstantialShareholdersBody',
    description: 'Major shareholders with jurisdiction and verification date.',
  },
);

export const relationships = ['Subsidiary', 'Associate', 'JointVenture'] as const;

export type SubsidiaryRow = Static<typeof SubsidiaryRow>;
export const SubsidiaryRow = Type.Object(
  {
    Name: text('Name of the entity.', { minLength: 1, maxLength: 300 }),
    Relationship: Type.Enum(relationships, { description: 'How it is related.' }),
    Ownership: Type.Optional(percentage('Share owned, directly or through others.')),
    Country: Type.String({
      description: 'Country of incorporation: two letters (ISO 3166-1).',
      pattern: writtenCountryPattern,
    }),
  },
  closed,
);

export type SubsidiariesBody = Static<typeof SubsidiariesBody>;
export const SubsidiariesBody = Type.Object(
  {
    Entities: Type.Array(SubsidiaryRow, {
      description: 'In the order given.',
      minItems: 1,
      ...block('table'),
    }),
  },
  { ...closed, $id: 'SubsidiariesBody', description: 'Subsidiary and related entities.' },
);
