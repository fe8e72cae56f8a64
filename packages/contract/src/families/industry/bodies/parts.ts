import { Type, type Static } from 'typebox';
import { closed, text } from '../../../quantities.js';
import { block } from '../../blocks.js';
import { optional } from '../../body-parts.js';
import { industryChartNames } from '../charts.js';
import { statisticUnits } from '../measures.js';

/** What the parts of an industry's sections have in common. */

const Images = Type.Array(Type.Enum(industryChartNames, { description: 'Name of an image.' }), {
  description: 'The charts that belong to this section, by the names of the images.',
});

export type Fact = Static<typeof Fact>;
const Fact = Type.Object(
  {
    Name: Type.Enum(industryChartNames, { description: 'The chart it is about.' }),
    Value: text('What the chart shows, in one sentence or two.'),
  },
  closed,
);

/** The charts of a section, and what each says in words. */
export const charts = {
  Images: optional(Images),
  Facts: optional(
    Type.Array(Fact, { description: 'What each chart shows, in words.', ...block('facts') }),
  ),
};

export const StatisticUnit = Type.Enum(statisticUnits, {
  description: '`Currency`: whole units of the currency. `Count`: a number of things.',
});
