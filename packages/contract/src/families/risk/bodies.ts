import { Type, type Static, type TSchema } from 'typebox';
import { closed } from '../../quantities.js';
import { block, followsFrom } from '../blocks.js';
import { analysis, optional, Reference, reference, Year } from '../body-parts.js';
import {
  chartProperties,
  History,
  Level,
  partProperties,
  Scores,
  scoreOf,
  ScoreYear,
  titleProperties,
} from '../scores/bodies.js';
import type { RiskSectionToken } from './sections.js';

const part = (name: string, description: string) =>
  Type.Object(partProperties, { ...closed, $id: `Risk${name}Body`, description });

const references = (description: string) =>
  Type.Array(Reference, { description, ...block('references') });

const SensitivityRisk = Type.Object(
  {
    ...partProperties,
    Drivers: optional(references('Reports on the drivers that components are about.')),
  },
  {
    ...closed,
    $id: 'RiskSensitivityRiskBody',
    description: 'What moves the industry from outside.',
  },
);

const Outlook = Type.Object(
  {
    ...analysis,
    ScoreYear,
    Score: scoreOf('The total of that year.'),
    Level,
    ComparedYear: optional({
      ...Year,
      description: 'The latest year before with a total; left out where there is none.',
    }),
    Change: optional(
      Type.Number({
        description: 'Change of the total on that year, in points. Up is riskier.',
        ...followsFrom('Score - at(Value, ComparedYear)'),
      }),
    ),
  },
  { ...closed, $id: 'RiskOutlookBody', description: 'What is expected.' },
);

/** The body of each section, by its token. */
export const riskSectionBodies = {
  title: Type.Object(titleProperties, {
    ...closed,
    $id: 'RiskTitleBody',
    description: 'What the report is about.',
  }),
  overview: Type.Object(
    {
      ...chartProperties(['RiskComponents']),
      ScoreYear,
      ...analysis,
      Scores,
      Industry: optional(reference('The report on the industry itself.')),
    },
    { ...closed, $id: 'RiskOverviewBody', description: 'The scores in short.' },
  ),
  structuralrisk: part('StructuralRisk', 'What the industry is like.'),
  growthrisk: part('GrowthRisk', 'How the industry grows.'),
  sensitivityrisk: SensitivityRisk,
  scorehistory: Type.Object(
    { ...chartProperties(['RiskScore']), ...analysis, History },
    { ...closed, $id: 'RiskScoreHistoryBody', description: 'How the scores developed.' },
  ),
  outlook: Outlook,
  relatedindustries: Type.Object(
    { Industries: references('Risk reports on related industries.') },
    { ...closed, $id: 'RiskRelatedIndustriesBody', description: 'Industries nearby.' },
  ),
} as const satisfies Record<RiskSectionToken, TSchema>;

export type RiskSectionBody<Token extends RiskSectionToken> = Static<
  (typeof riskSectionBodies)[Token]
>;
