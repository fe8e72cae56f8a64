import { scoreLevelBounds, type ScoreLevel } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../figures/rounding.js';
import type { HistoryRow, PartScores, ScoreHeading } from './document.js';

/** A component as readers see it. */
interface Component {
  name: string;
  score: number;
  weight: number;
  text?: string | undefined;
}

/** A part of the total before it is derived. */
export interface PartInput {
  /** Its property in the document and in rows of the history. */
  property: string;
  /** In the language of the report. */
  name: string;
  given: PartScores;
  /** In the order of the input; in the language of the report. */
  componentNames: readonly string[];
}

export interface Part {
  property: string;
  name: string;
  score: number;
  weight: number;
  text: string | undefined;
  components: Component[];
}

export interface YearScore {
  year: number;
  /** Null if it is not known. */
  score: number | null;
  isOutlook: boolean;
}

export interface ScoreFigures {
  total: number;
  parts: Part[];
  /** By year up to and including the year of the scores. */
  totals: YearScore[];
  /** The same for each part, in the order of the parts. */
  partYears: YearScore[][];
}

/** All figures derived from weights and scores. Each is computed from the published figures. */
export function deriveScores(
  { ScoreYear, DataDate }: ScoreHeading,
  inputs: readonly PartInput[],
  history: readonly HistoryRow[] = [],
): ScoreFigures {
  const parts = inputs.map(derivePart);
  const total = meanOf(parts);
  const dataYear = Number(DataDate.slice(0, 4));
  const at = (year: number, score: number | null): YearScore => ({
    year,
    score,
    isOutlook: year > dataYear,
  });
  return {
    total,
    parts,
    totals: [
      ...history.map((row) => at(row.Year, findPastTotal(row, parts))),
      at(ScoreYear, total),
    ],
    partYears: parts.map(({ property, score }) => [
      ...history.map((row) => at(row.Year, row[property] ?? null)),
      at(ScoreYear, score),
    ]),
  };
}

function derivePart({ property, name, given, componentNames }: PartInput): Part {
  const components = given.Components.map(({ Score, Weight, Text }, index) => ({
    name: componentNames[index] ?? '',
    score: Score,
    weight: Weight,
    text: Text,
  }));
  return {
    property,
    name,
    components,
    score: meanOf(components),
    weight: given.Weight,
    text: given.Text,
  };
}

/** The weighted mean, of weights that sum to 100. */
export function meanOf(scores: readonly { score: number; weight: number }[]): number {
  const sum = scores.reduce((total, { score, weight }) => total + score * weight, 0);
  return roundTo(sum / 100, ratioDecimals);
}

/** With today's weights, so that a change of the total is a change of its parts. */
function findPastTotal(row: HistoryRow, parts: readonly Part[]): number | null {
  const scores = parts.flatMap(({ property, weight }) => {
    const score = row[property] ?? null;
    return score === null ? [] : [{ score, weight }];
  });
  return scores.length === parts.length ? meanOf(scores) : null;
}

export function findScoreLevel(score: number): ScoreLevel {
  return scoreLevelBounds.find(({ below }) => score < below)?.level ?? 'Very high';
}

/** In points; undefined if either is not known. */
export function findPointsChange(before: number | null | undefined, score: number | null) {
  if (before === null || before === undefined || score === null) return undefined;
  return roundTo(score - before, ratioDecimals);
}
