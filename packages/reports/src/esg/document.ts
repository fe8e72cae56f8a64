import { Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { line, markdown } from '../document/parts.js';
import { headingProperties, historyOf, scoredPart } from '../scores/document.js';

export const esgParts = ['Environmental', 'Social', 'Governance'] as const;
export type EsgPart = (typeof esgParts)[number];

const Analysis = Type.Object(
  {
    Overview: Type.Optional(markdown('The scores in short.')),
    ScoreHistory: Type.Optional(markdown('How the scores developed, and why.')),
    Regulation: Type.Optional(markdown('Rules that bind the industry.')),
  },
  { ...closed, description: 'Texts of the chapters, in Markdown. Parts have texts of their own.' },
);

const Rule = Type.Object(
  {
    Name: line('Name of the rule or law.', 200),
    Detail: Type.Optional(line('What it asks for.', 2000)),
  },
  { ...closed, description: 'One rule or law.' },
);

/**
 * A document as publishers write it, in JSON or YAML. Scores of parts and the total are derived,
 * never given.
 */
export const EsgDocument = Type.Object(
  {
    ...headingProperties,
    Environmental: scoredPart('What the industry does to its surroundings.'),
    Social: scoredPart('How it treats workers, customers and neighbours.'),
    Governance: scoredPart('How its businesses are led and held to account.'),
    History: historyOf(esgParts),
    Analysis: Type.Optional(Analysis),
    Regulation: Type.Optional(
      Type.Array(Rule, {
        minItems: 1,
        maxItems: 40,
        description: 'Rules and laws one by one, each once.',
      }),
    ),
  },
  {
    ...closed,
    title: 'ESG report',
    description:
      'Environmental, social and governance risk of one industry in one language: scores of components from 1 to 9, higher is riskier, from which everything else is derived.',
  },
);
export type EsgDocument = Static<typeof EsgDocument>;
