import { structuralComponentNames, Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { code, country, markdown, Name, rows, Title } from '../document/parts.js';
import {
  componentOf,
  headingProperties,
  historyOf,
  partOf,
  scoredPart,
} from '../scores/document.js';

export const riskParts = ['Structural', 'Growth', 'Sensitivity'] as const;
export type RiskPart = (typeof riskParts)[number];

const StructuralComponent = componentOf(
  {
    Component: Type.Enum(structuralComponentNames, {
      description: 'What is scored; charts and answers name it in the language of the report.',
    }),
  },
  'One component of structural risk, each at most once.',
);

const Sensitivity = componentOf(
  {
    Name: Name('What moves the industry, in a few words.'),
    Driver: Type.Optional(
      code('Code of the business environment report on it, of the same country.'),
    ),
  },
  'One component of sensitivity risk.',
);

const RelatedIndustry = Type.Object(
  { Country: country, Code: code('Its code.'), Title: Title('Its title.') },
  { ...closed, description: 'An industry nearby that has a risk report of its own.' },
);

const Analysis = Type.Object(
  {
    Overview: Type.Optional(markdown('The scores in short.')),
    ScoreHistory: Type.Optional(markdown('How the scores developed, and why.')),
    Outlook: Type.Optional(markdown('What is expected, and why.')),
  },
  { ...closed, description: 'Texts of the chapters, in Markdown. Parts have texts of their own.' },
);

/**
 * A document as publishers write it, in JSON or YAML. Scores of parts and the total are derived,
 * never given.
 */
export const RiskDocument = Type.Object(
  {
    ...headingProperties,
    Structural: partOf(StructuralComponent, 'What the industry is like.'),
    Growth: scoredPart('How the industry grows, and is expected to grow.'),
    Sensitivity: partOf(Sensitivity, 'What moves the industry from outside.'),
    History: historyOf(riskParts),
    Analysis: Type.Optional(Analysis),
    RelatedIndustries: rows(RelatedIndustry, 40, 'Risk reports on related industries, each once.'),
  },
  {
    ...closed,
    title: 'Risk report',
    description:
      'Risk of one industry in one language: scores of components from 1 to 9, higher is riskier, from which everything else is derived.',
  },
);
export type RiskDocument = Static<typeof RiskDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<RiskDocument>;
