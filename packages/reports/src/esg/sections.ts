import type { ChartData, EsgSectionBody, EsgSectionToken } from '@broadsheet/contract';
import type { ScoreFigures } from '../scores/derive.js';
import {
  writeChartFacts,
  writeHistory,
  writeIndustry,
  writePart,
  writeScores,
  writeTitle,
} from '../scores/sections.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import { getWords } from '../words/get-words.js';
import type { EsgDocument, EsgPart } from './document.js';

type EsgSections = { [Token in EsgSectionToken]?: EsgSectionBody<Token> | undefined };

/** The sections of a checked document; one without data is absent. */
export function buildEsgSections(
  document: EsgDocument,
  figures: ScoreFigures,
  charts: { EsgScores: ChartData },
): EsgSections {
  const { Analysis = {}, History, ScoreYear, Language } = document;
  const partOf = (property: EsgPart) => {
    const part = figures.parts.find((each) => each.property === property);
    return part && writePart(document, part);
  };
  return {
    title: writeTitle(document),
    overview: {
      ...writeChartFacts(charts, ['EsgScores']),
      ScoreYear,
      ...writeText(Analysis.Overview),
      Scores: writeScores(figures, getWords(Language).locale),
      ...writeIndustry(document),
    },
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
