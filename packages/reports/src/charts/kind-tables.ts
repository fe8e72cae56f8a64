/** The tables of the general kinds of charts. */
import {
  findScoreBand,
  type RankingChart,
  type ScoreHistoryChart,
  type ScoresChart,
  type SharesChart,
  type SpreadChart,
  type TradeChart,
  type TrendChart,
} from '@broadsheet/contract';
import { roundRatio } from '../figures/rounding.js';
import type { Words } from '../words/words.js';

/** The exact figures of a chart, to read aloud, check or compute with. */
export interface ChartTable {
  /** The unit of the chart's main figures. */
  unit: string;
  /** Column names in the report's language, with their units. */
  columns: string[];
  /** The unit of the figures of each column; undefined if it has none, as for a rank. */
  units: (string | undefined)[];
  /** Whether the first column holds years. */
  hasYears: boolean;
  rows: (string | number | null)[][];
}

export function buildTrendTable(
  { name, measure, points, words: own }: TrendChart,
  words: Words,
): ChartTable {
  const unit = words.unit(measure, name);
  const { year, kindOfFigure, percentUnit } = words.labels;
  return {
    unit,
    columns: [
      own.period ?? year,
      words.column(own.value, unit),
      words.column(own.change, own.changeUnit ?? percentUnit),
      kindOfFigure,
    ],
    units: [undefined, unit, own.changeUnit ?? percentUnit, undefined],
    hasYears: own.period === undefined,
    rows: points.map((point) => [
      point.label ?? point.year,
      point.value,
      point.change === null ? null : roundRatio(point.change),
      point.outlook ? own.outlook : own.actual,
    ]),
  };
}

export function buildSharesTable(
  { parts, other, words: own }: SharesChart,
  { labels, column }: Words,
): ChartTable {
  const all = other === null ? parts : [...parts, other];
  return {
    unit: labels.percentUnit,
    columns: [labels.name, column(own.share, labels.percentUnit)],
    units: [undefined, labels.percentUnit],
    hasYears: false,
    rows: all.map(({ name, share }) => [name, share]),
  };
}

export function buildMapTable(
  { parts, words: own }: TradeChart,
  { labels, column }: Words,
): ChartTable {
  return {
    unit: labels.percentUnit,
    columns: [labels.country, labels.countryCode, column(own.share, labels.percentUnit)],
    units: [undefined, undefined, labels.percentUnit],
    hasYears: false,
    rows: parts.map(({ name, country, share }) => [name, country, share]),
  };
}

export function buildRankingTable(data: RankingChart, words: Words): ChartTable {
  const { name, measure, rows, words: own } = data;
  const unit = words.unit(measure, name);
  const rankOf = (own: number | null) =>
    own === null ? null : 1 + rows.filter(({ value }) => value !== null && value > own).length;
  return {
    unit,
    columns: [words.labels.name, words.column(own.value, unit), own.rank],
    units: [undefined, unit, undefined],
    hasYears: false,
    rows: rows.map((row) => [row.name, row.value, rankOf(row.value)]),
  };
}

/** Columns that no score has anything for are left out. */
export function buildScoresTable(
  { scale, scores, words: own }: ScoresChart,
  words: Words,
): ChartTable {
  const { name: nameLabel, percentUnit } = words.labels;
  const hasLevels = scale.bands.length > 0;
  const hasWeights = scores.some(({ weight }) => weight !== undefined);
  return {
    unit: words.labels.scoreUnit,
    columns: [
      nameLabel,
      own.score,
      ...(hasLevels ? [own.level] : []),
      ...(hasWeights ? [words.column(own.weight, percentUnit)] : []),
    ],
    units: [
      ...[undefined, undefined],
      ...(hasLevels ? [undefined] : []),
      ...(hasWeights ? [percentUnit] : []),
    ],
    hasYears: false,
    rows: scores.map(({ name, score, weight }) => [
      name,
      score,
      ...(hasLevels ? [nameLevel(scale, score)] : []),
      ...(hasWeights ? [weight ?? null] : []),
    ]),
  };
}

export function buildScoreHistoryTable(
  { scale, points, words: own }: ScoreHistoryChart,
  words: Words,
): ChartTable {
  const { year, kindOfFigure, scoreUnit } = words.labels;
  const hasLevels = scale.bands.length > 0;
  return {
    unit: scoreUnit,
    columns: [year, own.score, ...(hasLevels ? [own.level] : []), kindOfFigure],
    units: [],
    hasYears: true,
    rows: points.map((point) => [
      point.year,
      point.score,
      ...(hasLevels ? [nameLevel(scale, point.score)] : []),
      point.outlook ? own.outlook : own.actual,
    ]),
  };
}

export function buildSpreadTable(data: SpreadChart, words: Words): ChartTable {
  const { name, measure, names, points, words: own } = data;
  const unit = words.unit(measure, name);
  return {
    unit,
    columns: [
      words.labels.year,
      ...names.map((each) => words.column(each, unit)),
      words.labels.kindOfFigure,
    ],
    units: [undefined, ...names.map(() => unit), undefined],
    hasYears: true,
    rows: points.map(({ year, values, outlook }) => [
      year,
      ...values,
      outlook ? own.outlook : own.actual,
    ]),
  };
}

function nameLevel(scale: ScoresChart['scale'], score: number | null): string | null {
  return score === null ? null : (findScoreBand(scale, score)?.name ?? null);
}
