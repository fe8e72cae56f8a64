import {
  defaultMinimumChange,
  type RiskSectionToken,
  type RiskWarning,
  type RiskWarningRequest,
  type RiskWarnings,
} from '@broadsheet/contract';
import type { KeyFigure } from '../family.js';
import { ratioDecimals, roundTo } from '../figures/rounding.js';
import type { AnswerOwn, OwnMovedReport } from '../own-operation.js';
import { findScoreLevel, type ScoreFigures } from '../scores/derive.js';
import type { RiskPart } from './document.js';

export const totalFigure = 'Total';

const sectionOf: Readonly<Record<string, RiskSectionToken>> = {
  Structural: 'structuralrisk',
  Growth: 'growthrisk',
  Sensitivity: 'sensitivityrisk',
} satisfies Record<RiskPart, RiskSectionToken>;

/**
 * The total, made of components that are named by section and name: `growthrisk/Expected growth`.
 */
export function writeTotalFigure({ total, parts }: ScoreFigures): KeyFigure {
  const components = parts.flatMap(({ property, components: own }) =>
    own.map(({ name, score }): [string, number] => [`${sectionOf[property] ?? ''}/${name}`, score]),
  );
  return { name: totalFigure, value: total, parts: Object.fromEntries(components) };
}

export const answerWarnings: AnswerOwn = async (input, { listMoved }): Promise<RiskWarnings> => {
  const request = input as RiskWarningRequest;
  const { Country, Language, Since, MinimumChange = defaultMinimumChange } = request;
  const { Codes, Limit, After } = request;
  const { reports, missing, next } = await listMoved({
    figure: totalFigure,
    decimals: ratioDecimals,
    since: Since,
    minimum: MinimumChange,
    ...(Country !== undefined && { country: Country }),
    ...(Language !== undefined && { language: Language }),
    ...(Codes && { codes: Codes }),
    ...(Limit !== undefined && { limit: Limit }),
    ...(After !== undefined && { after: After }),
  });
  return {
    Reports: reports.map(writeWarning),
    ...(missing.length > 0 && { Missing: missing }),
    ...(next !== undefined && { Next: next }),
  };
};

function writeWarning({ key, title, change, then, now }: OwnMovedReport): RiskWarning {
  return {
    Country: key.country,
    Code: key.code,
    Language: key.language,
    Title: title,
    ScoreThen: then.value,
    LevelThen: findScoreLevel(then.value),
    EditionThen: then.edition,
    ScoreNow: now.value,
    LevelNow: findScoreLevel(now.value),
    EditionNow: now.edition,
    Change: change,
    Components: listFurthest(then.parts, now.parts),
  };
}

const mostComponents = 3;
type Scores = OwnMovedReport['then']['parts'];

/** The largest changes; equal ones in the order of the report. */
function listFurthest(then: Scores, now: Scores): RiskWarning['Components'] {
  const moved: RiskWarning['Components'] = [];
  for (const key in now) {
    const ScoreThen = then[key];
    const ScoreNow = now[key];
    if (ScoreThen === undefined || ScoreNow === undefined || ScoreThen === ScoreNow) continue;
    const [Section = '', ...name] = key.split('/');
    const Change = roundTo(ScoreNow - ScoreThen, ratioDecimals);
    moved.push({ Section, Name: name.join('/'), ScoreThen, ScoreNow, Change });
  }
  return moved.toSorted((a, b) => Math.abs(b.Change) - Math.abs(a.Change)).slice(0, mostComponents);
}
