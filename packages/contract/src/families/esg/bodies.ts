import { Type, type Static, type TSchema } from 'typebox';
import { closed, text } from '../../quantities.js';
import { block } from '../blocks.js';
import { analysis, optional, reference } from '../body-parts.js';
import {
  chartProperties,
  History,
  partProperties,
  Scores,
  ScoreYear,
  titleProperties,
} from '../scores/bodies.js';
import { esgCharts } from './charts.js';
import type { EsgSectionToken } from './sections.js';

const chartNames = Object.keys(esgCharts) as (keyof typeof esgCharts)[];

const part = (name: string, description: string) =>
  Type.Object(partProperties, { ...closed, $id: `Esg${name}Body`, description });

const Rule = Type.Object(
  { Name: text('Name of the rule or law.'), Detail: optional(text('What it asks for.')) },
  closed,
);

/** The body of each section, by its token. */
export const esgSectionBodies = {
  title: Type.Object(titleProperties, {
    ...closed,
    $id: 'EsgTitleBody',
    description: 'What the report is about.',
  }),
  overview: Type.Object(
    {
      ...chartProperties(chartNames),
      ScoreYear,
      ...analysis,
      Scores,
      Industry: optional(reference('The report on the industry itself.')),
    },
    { ...closed, $id: 'EsgOverviewBody', description: 'The scores in short.' },
  ),
  environmental: part('Environmental', 'What the industry does to its surroundings.'),
  social: part('Social', 'How it treats workers, customers and neighbours.'),
  governance: part('Governance', 'How its businesses are led and held to account.'),
  scorehistory: Type.Object(
    { ...analysis, History },
    { ...closed, $id: 'EsgScoreHistoryBody', description: 'How the scores developed.' },
  ),
  regulation: Type.Object(
    {
      ...analysis,
      Rules: optional(Type.Array(Rule, { description: 'Rules one by one.', ...block('table') })),
    },
    { ...closed, $id: 'EsgRegulationBody', description: 'Rules that bind the industry.' },
  ),
} as const satisfies Record<EsgSectionToken, TSchema>;

export type EsgSectionBody<Token extends EsgSectionToken> = Static<
  (typeof esgSectionBodies)[Token]
>;
