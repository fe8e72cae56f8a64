import { Type, type Static, type TSchemaOptions } from 'typebox';
import { closed, isoDate, text } from '../../quantities.js';
import { block, followsFrom } from '../blocks.js';
import { analysis, known, optional, Outlook, percent, Year } from '../body-parts.js';
import { scoreLevels, scoreRange } from './scale.js';

/** What the sections of families with scores have in common. */

const { minimum, maximum } = scoreRange;

export const scoreOf = (description: string, marks: TSchemaOptions = {}) =>
  Type.Number({
    description: `${description} From 1 to 9; higher is riskier.`,
    minimum,
    maximum,
    ...marks,
  });
const weightedMean = followsFrom('mean(Score, Weight)');
export const Level = Type.Enum(scoreLevels, { description: 'What the score means.' });
const scaleEnds = {
  Minimum: Type.Literal(minimum, { description: 'The lowest score there is.' }),
  Maximum: Type.Literal(maximum, { description: 'The highest score there is.' }),
};

export const ScoreYear = Type.Integer({
  description: 'The year that the scores are for.',
  minimum: 1900,
  maximum: 2200,
});

const ScoredPart = Type.Object(
  {
    Name: text('What is scored.'),
    Score: scoreOf('The score.', weightedMean),
    Level,
    ...scaleEnds,
    Weight: optional(percent('How much it counts in the total; left out for the total.')),
  },
  closed,
);
export type ScoredPart = Static<typeof ScoredPart>;

const ScoredComponent = Type.Object(
  {
    Name: text('What is scored.'),
    Score: scoreOf('The score.'),
    Level,
    ...scaleEnds,
    Weight: percent('How much it counts in the part.'),
    ...analysis,
  },
  closed,
);
export type ScoredComponent = Static<typeof ScoredComponent>;

/** The total and its parts. */
export const Scores = Type.Array(ScoredPart, {
  description: 'The total first, then the parts that it is made of.',
  ...block('scores'),
});

/** The properties of a section about one part. */
export const partProperties = {
  ScoreYear,
  Score: scoreOf('The score of this part: the weighted mean of its components.', weightedMean),
  Level,
  Weight: percent('How much this part counts in the total.'),
  ...analysis,
  Components: Type.Array(ScoredComponent, {
    description: 'What the score is made of.',
    ...block('scores'),
  }),
};

const HistoryPoint = Type.Object(
  {
    Year,
    Value: known('The score.'),
    Level: optional(Level),
    Change: optional(
      Type.Number({
        description: 'Change on the year before, in points.',
        ...followsFrom('Value - before(Value)'),
      }),
    ),
    Outlook,
  },
  closed,
);

const ScoreSeries = Type.Object(
  {
    Name: text('The total or one of its parts.'),
    Unit: text('What scores are counted in.', { minLength: 1 }),
    Points: Type.Array(HistoryPoint, { description: 'Year by year, earliest first.' }),
  },
  closed,
);
export type ScoreSeries = Static<typeof ScoreSeries>;

export const History = Type.Array(ScoreSeries, {
  description: 'The total and each part by year, the year of the scores included.',
  ...block('series'),
});

/** The properties of the first section. */
export const titleProperties = {
  Title: text("The industry's title."),
  Sector: text('The sector it belongs to.'),
  Source: text('Who the scores come from.'),
  DataDate: isoDate('The date the scores stand at.'),
  ScoreYear,
};

/** The charts of a section by name, and what each says in words. */
export function chartProperties<const Name extends string>(names: readonly Name[]) {
  const Fact = Type.Object(
    {
      Name: Type.Enum([...names], { description: 'The chart it is about.' }),
      Value: text('What the chart shows, in one sentence or two.'),
    },
    closed,
  );
  return {
    Images: Type.Array(Type.Enum([...names], { description: 'Name of an image.' }), {
      description: 'The charts that belong to this section, by the names of the images.',
    }),
    Facts: Type.Array(Fact, {
      description: 'What each chart shows, in words.',
      ...block('facts'),
    }),
  };
}
