import {
  BrandRow,
  Competitor,
  Directorship,
  HistoryEvent,
  IndustryCode,
  IndustryTitle,
  KeyPersonRow,
  Year,
  SubsidiaryRow,
  SwotPoint,
  isoDate,
  percentage,
  Type,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { boundedAmount, usuallyPositive } from './bounds.js';

const line = (description: string, maxLength = 300) =>
  Type.String({ description, minLength: 1, maxLength });

/** A narrative is a page or two; a book is a mistake, and would slow down every reader. */
const Analysis = Type.Optional(
  Type.String({
    description:
      'The text of the section in Markdown. Without it, the text is made from the entries.',
    minLength: 1,
    maxLength: 50_000,
    // Tells forms to show a preview of the text.
    contentMediaType: 'text/markdown',
  }),
);

export type DocumentBrands = Static<typeof DocumentBrands>;
export const DocumentBrands = Type.Object(
  {
    Analysis,
    Items: Type.Optional(
      Type.Array(BrandRow, { description: 'The brands, most important first.', maxItems: 500 }),
    ),
  },
  { ...closed, description: 'Major brands operated or owned.' },
);

const points = (description: string) =>
  Type.Optional(Type.Array(SwotPoint, { description, maxItems: 50 }));

export type DocumentSwot = Static<typeof DocumentSwot>;
export const DocumentSwot = Type.Object(
  {
    Analysis,
    Strengths: points('What the company does better than others.'),
    Weaknesses: points('What holds it back.'),
    Opportunities: points('What it could gain from.'),
    Threats: points('What could harm it.'),
  },
  { ...closed, description: 'Strengths, weaknesses, opportunities and threats.' },
);

export type DocumentHistory = Static<typeof DocumentHistory>;
export const DocumentHistory = Type.Object(
  {
    Analysis,
    Events: Type.Optional(
      Type.Array(HistoryEvent, { description: 'Events, in any order.', maxItems: 500 }),
    ),
  },
  { ...closed, description: 'Milestones, acquisitions, divestments, ownership changes.' },
);

export type DocumentPerson = Static<typeof DocumentPerson>;
export const DocumentPerson = Type.Object(
  {
    ...KeyPersonRow.properties,
    OtherDirectorships: Type.Optional(
      Type.Array(Directorship, {
        description: 'Boards of other companies on which a director sits.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
  },
  { ...closed, description: 'A director, executive or other notable person.' },
);

const SegmentYear = Type.Object(
  {
    Year,
    Revenue: Type.Optional(usuallyPositive('Revenue of the year.')),
    Profit: Type.Optional(boundedAmount('Profit of the year, before interest and tax.')),
    Assets: Type.Optional(usuallyPositive('Assets at the balance date.')),
  },
  closed,
);

const segmentYears = Type.Array(SegmentYear, {
  description: 'Figures of up to five years, in any order.',
  minItems: 1,
  maxItems: 5,
});

export type DocumentDivision = Static<typeof DocumentDivision>;
export const DocumentDivision = Type.Object(
  {
    Name: line('Name of the division.'),
    Description: Type.Optional(line('What it does.', 2000)),
    IndustryCode: Type.Optional(
      Type.String({
        ...IndustryCode,
        description: 'Code of the industry it belongs to, one of those under Industries.',
      }),
    ),
    Years: segmentYears,
  },
  { ...closed, description: 'A major business segment.' },
);

export type DocumentRegion = Static<typeof DocumentRegion>;
export const DocumentRegion = Type.Object(
  { Region: line('Global region or country.'), Years: segmentYears },
  { ...closed, description: 'A region the company operates in.' },
);

export type DocumentIndustry = Static<typeof DocumentIndustry>;
export const DocumentIndustry = Type.Object(
  {
    Code: IndustryCode,
    Title: IndustryTitle,
    Revenue: Type.Optional(
      boundedAmount(
        'Revenue in that industry in the latest year. Leave it out where divisions name the industry: theirs are added up, and must agree.',
      ),
    ),
    MarketShare: Type.Optional(percentage("The company's share of the industry's revenue.")),
    Competitors: Type.Optional(
      Type.Array(Competitor, { description: 'Other companies in the industry.', maxItems: 100 }),
    ),
  },
  { ...closed, description: 'An industry the company operates in.' },
);

export type DocumentHolding = Static<typeof DocumentHolding>;
export const DocumentHolding = Type.Object(
  {
    Name: line('Name of the holder.'),
    Shares: Type.Optional(
      Type.Number({ description: 'Number of shares held.', minimum: 0, maximum: 1e15 }),
    ),
    Percentage: Type.Optional(
      percentage('Share of the ownership; without it, derived from the number of shares.'),
    ),
    Jurisdiction: Type.Optional(line('Country or state whose law the holder is under.')),
    VerifiedOn: Type.Optional(
      isoDate('Day on which the holding was verified; without it, the day of the list.'),
    ),
  },
  { ...closed, description: 'One holding.' },
);

export type DocumentShareholders = Static<typeof DocumentShareholders>;
export const DocumentShareholders = Type.Object(
  {
    AsAt: isoDate('Day on which the holdings stood like this.'),
    SharesOnIssue: Type.Optional(
      Type.Number({
        description:
          'Shares on issue on that day, in ones; without it, those at the latest balance date.',
        exclusiveMinimum: 0,
        maximum: 1e15,
      }),
    ),
    TotalHolders: Type.Optional(
      Type.Integer({ description: 'Number of shareholders, named here or not.', minimum: 1 }),
    ),
    Holdings: Type.Array(DocumentHolding, {
      description: 'The top holdings, in any order.',
      minItems: 1,
      maxItems: 200,
    }),
  },
  { ...closed, description: 'Who owns the company.' },
);

export const DocumentSubsidiaries = Type.Array(SubsidiaryRow, {
  description: 'Subsidiaries and related entities.',
  minItems: 1,
  maxItems: 2000,
});
