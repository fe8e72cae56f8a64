import { closed, scoreRange, Type } from '@broadsheet/contract';
import type { Static, TProperties, TSchema } from 'typebox';
import {
  Country,
  DataDate,
  IndustryCode,
  IndustryReport,
  IndustryTitle,
  Language,
  Sector,
  Source,
} from '../document/heading.js';
import { markdown, Name, Year } from '../document/parts.js';

/** What documents of families with scores have in common. */

const { minimum, maximum } = scoreRange;

/** More parts could not be distinguished in a chart. */
const mostComponents = 8;

export const headingProperties = {
  Country,
  Code: IndustryCode,
  Language,
  Title: IndustryTitle,
  Sector,
  Source: Type.String({
    ...Source,
    description: 'Who the scores come from; printed at the foot of every chart.',
  }),
  DataDate: Type.String({
    ...DataDate,
    description: 'The date the scores stand at, YYYY-MM-DD; printed beside the source.',
  }),
  ScoreYear: Type.Integer({
    minimum: 1900,
    maximum: 2200,
    description: 'The year that the scores are for: that of DataDate, or one of the five after it.',
  }),
  IndustryReport,
};

const weight = (description: string) =>
  Type.Number({ minimum: 0.1, maximum: 100, description: `${description} Per cent.` });

const score = Type.Number({
  minimum,
  maximum,
  description: 'The score, from 1 to 9; higher is riskier.',
});

const reason = Type.Optional(markdown('Why, and what follows.'));

/** A component: its identification, its score, its weight in its part, and the reason. */
export const componentOf = <Properties extends TProperties>(
  properties: Properties,
  description: string,
  Score = score,
) =>
  Type.Object(
    {
      ...properties,
      Score,
      Weight: weight('How much it counts in its part.'),
      Text: reason,
    },
    { ...closed, description },
  );

export const partOf = <Component extends TSchema>(component: Component, description: string) =>
  Type.Object(
    {
      Weight: weight('How much it counts in the total; the weights of all parts sum to 100.'),
      Text: reason,
      Components: componentsOf(component),
    },
    { ...closed, description },
  );

export const componentsOf = <Component extends TSchema>(component: Component) =>
  Type.Array(component, {
    minItems: 1,
    maxItems: mostComponents,
    description: 'What the score is made of; the weights sum to 100.',
  });

export const Component = componentOf(
  { Name: Name('What is scored, in a few words.') },
  'One component of a part.',
);

/** A part of the total whose components are the publisher's own. */
export const scoredPart = (description: string) => partOf(Component, description);

const pastScore = (part: string) =>
  Type.Union([Type.Number({ minimum, maximum }), Type.Null()], {
    description: `The score of ${part}, from 1 to 9; null where it is not known.`,
  });

/** Scores of the parts in the years before. */
export function historyOf<const Part extends string>(parts: readonly Part[]) {
  const scores = Object.fromEntries(parts.map((part) => [part, pastScore(part)])) as Record<
    Part,
    ReturnType<typeof pastScore>
  >;
  const row = Type.Object({ Year, ...scores }, { ...closed, description: 'One year.' });
  return Type.Optional(
    Type.Array(row, {
      minItems: 1,
      maxItems: 60,
      description:
        'Scores of the parts in the years before ScoreYear, year by year. Totals are derived with the weights of today.',
    }),
  );
}

/** The parts that are the same in every family with scores. */
export type ScoreHeading = {
  [Field in keyof Omit<typeof headingProperties, 'IndustryReport'>]: Static<
    (typeof headingProperties)[Field]
  >;
} & { IndustryReport?: boolean };

export interface PartScores {
  Weight: number;
  Text?: string;
  Components: readonly { Score: number; Weight: number; Text?: string }[];
}

/** Each part by its name, null if it is not known. */
export type HistoryRow = { Year: number } & Readonly<Record<string, number | null>>;
