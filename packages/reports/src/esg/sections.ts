import type { ChartData, EsgSectionBody, EsgSectionToken } from '@broadsheet/contract';
import type { ScoreFigures } from '../scores/derive.js';
import { writeHistory, writeOverview, writePart, writeTitle } from '../scores/sections.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import type { EsgDocument, EsgPart } from './document.js';

type EsgSections = { [Token in EsgSectionToken]?: EsgSectionBody<Token> | undefined };

/** The sections of a checked document; one without data is absent. */
export function buildEsgSections(
  document: EsgDocument,
  figures: ScoreFigures,
  charts: { EsgScores: ChartData },
): EsgSections {
  const { Analysis = {}, History } = document;
  const partOf = (property: EsgPart) => writePart(document, figures, property);
  return {
    title: writeTitle(document),
    overview: writeOverview(document, figures, charts),
    environmental: partOf('Environmental'),
    social: partOf('Social'),
    governance: partOf('Governance'),
    ...(History && {
      scorehistory: {
        ...writeText(Analysis.ScoreHistory),
        History: writeHistory(figures, document),
      },
    }),
    regulation: orAbsent({
      ...writeText(Analysis.Regulation),
      ...some('Rules', document.Regulation?.map(pick('Name', 'Detail'))),
    }),
  };
}
