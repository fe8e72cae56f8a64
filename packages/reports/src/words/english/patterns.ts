import { findScoreDecimals, type ScoreScale } from '@broadsheet/contract';
import { capitalise } from '@broadsheet/contract/words';
import { formatNumber } from '../number-text.js';
import type {
  DatedLevel,
  LevelledText,
  Patterns,
  RankingFacts,
  ScaleWords,
  ScoreHistoryFacts,
  ScoresFacts,
  ShareFacts,
  SharesWords,
  SpreadFacts,
  TrendFacts,
} from '../patterns.js';
import { formatPercent } from '../percent.js';
import { labelMoment, saySpan, writeMoment, writeSpan } from './moments.js';

const verb = (direction: number) => (direction > 0 ? 'rose' : 'fell');

function describeHistory({ subject, interval, first, last, change }: TrendFacts): string {
  const start = capitalise(subject);
  if (first === null || last === null) return `${start} is not known for any past ${interval}`;
  const [from, to] = [writeMoment(first.at), writeMoment(last.at)];
  if (from === to) return `${start} was ${last.text} in ${to}`;
  const path = `from ${first.text} in ${from} to ${last.text} in ${to}`;
  if (change === null) return `${start} went ${path}`;
  return change.direction === 0
    ? `${start} was ${last.text} in ${from} and again in ${to}`
    : `${start} ${verb(change.direction)} ${change.text} ${path}`;
}

function describeCourse(facts: TrendFacts): string {
  const { peak, outlook } = facts;
  const most = peak === null ? '' : `, with a peak of ${peak.text} in ${writeMoment(peak.at)}`;
  const next =
    outlook === null ? '' : `, and the outlook is ${outlook.text} in ${writeMoment(outlook.at)}`;
  return `${describeHistory(facts)}${most}${next}.`;
}

function describeTrend(facts: TrendFacts): string {
  const { subject, hasChange, span } = facts;
  return (
    `Bar chart of ${subject}${hasChange ? ' and its annual change' : ''} ${saySpan(span)}. ` +
    describeCourse(facts)
  );
}

function describeSpread({ subject, middle, range }: SpreadFacts): string {
  const start = `Line chart of ${subject} ${saySpan(middle.span)}. ${describeCourse(middle)}`;
  if (range === null) return start;
  const { at, lowest, highest } = range;
  return `${start} In ${writeMoment(at)} figures go from ${lowest.text} (${lowest.name}) to ${highest.text} (${highest.name}).`;
}

/** "The largest is A, followed by B and C". */
function sayLeading(which: string, [first, ...others]: string[]): string {
  if (first === undefined) return 'No part is named';
  return others.length === 0
    ? `The ${which} is ${first}`
    : `The ${which} is ${first}, followed by ${others.join(' and ')}`;
}

function describeShares({ subject, together }: SharesWords, facts: ShareFacts, kind: string) {
  const leading = sayLeading(
    'largest',
    facts.leading.map(({ name, share }) => `${name} (${formatPercent(share)})`),
  );
  const parts = facts.count === 1 ? 'one part' : `${String(facts.count)} parts`;
  if (!together) return `${kind} of ${subject} in ${parts}. ${leading}.`;
  const sum =
    facts.leading.length < 2 ? '' : `; together they account for ${formatPercent(facts.together)}`;
  return `${kind} of ${subject}. ${leading}${sum}.`;
}

function describeRanking({ subject, count, leading, highlight }: RankingFacts): string {
  const texts = leading.map(({ name, text }) => `${name} (${text})`);
  const most = leading.length === 0 ? 'No figure is known' : sayLeading('highest', texts);
  const start = `Ranked bar chart of ${subject}, ${count === 1 ? 'one row' : `${String(count)} rows`}. ${most}.`;
  if (highlight === null) return start;
  const { name, text, rank, ranked } = highlight;
  return rank === null
    ? `${start} ${name} has no figure.`
    : `${start} ${name} is number ${String(rank)} of ${String(ranked)} (${text}).`;
}

const sayScale = ({ minimum, maximum }: ScoreScale) =>
  `from ${formatNumber(minimum, 1)} to ${formatNumber(maximum, 1)}`;

const sayScore = ({ text, level }: Pick<LevelledText, 'text' | 'level'>) =>
  level === null ? text : `${text} (${level.toLowerCase()})`;

function describeScores({ subject, scale, totals, ends, count }: ScoresFacts): string {
  const scores = count === 1 ? 'one score' : `${String(count)} scores`;
  const sums = totals.map((total) => `${total.name} is ${sayScore(total)}`).join('; ');
  const far =
    ends === null
      ? ''
      : `The highest is ${ends.highest.name} at ${sayScore(ends.highest)}, the lowest ${ends.lowest.name} at ${sayScore(ends.lowest)}`;
  const sentences = [sums, far].filter((text) => text !== '').map((text) => ` ${text}.`);
  return `Chart of ${subject}, ${scores} on a scale ${sayScale(scale)}.${sentences.join('')}`;
}

function describeScoreHistory(facts: ScoreHistoryFacts): string {
  const { subject, scale, span, first, last, outlook } = facts;
  const start = `Line chart of ${subject} on a scale ${sayScale(scale)}, ${saySpan(span)}.`;
  const next = outlook === null ? '' : `, and the outlook is ${sayDated(outlook)}`;
  if (first === null || last === null) return `${start} It is not known for any past year${next}.`;
  if (first.at.year === last.at.year) return `${start} It was ${sayDated(last)}${next}.`;
  if (facts.direction === 0)
    return `${start} It was ${sayDated(first)} and again in ${writeMoment(last.at)}${next}.`;
  return `${start} It ${verb(facts.direction)} from ${sayDated(first)} to ${sayDated(last)}${next}.`;
}

const sayDated = (dated: DatedLevel) => `${sayScore(dated)} in ${writeMoment(dated.at)}`;

const nameScale = ({ label, note }: ScaleWords, scale: ScoreScale) =>
  `${label}, ${sayScale(scale)}${note === undefined ? '' : ` (${note})`}`;

export const patternsEn: Patterns = {
  label: labelMoment,
  change: () => 'Annual change',
  interval: capitalise,
  points: (value) => `${formatNumber(value, 2)} ${Math.abs(value) === 1 ? 'point' : 'points'}`,
  pointsUnit: 'points',
  score: (value, { bands }) => formatNumber(value, findScoreDecimals(bands, value)),
  subtitles: {
    trend: ({ label, unit, span, change, outlookFrom }) =>
      `${label} (${unit})${change === null ? '' : ` and ${change.label.toLowerCase()} (${change.unit})`}, ${writeSpan(span)}` +
      (outlookFrom === null ? '' : `; outlook from ${writeMoment(outlookFrom)}`),
    shares: ({ label, of }, at) =>
      `${label}${of === undefined ? '' : `, ${of}`} (%), ${writeMoment(at)}`,
    ranking: ({ label, unit, at }) => `${label} (${unit}), ${writeMoment(at)}`,
    scores: (words, scale, at) => `${nameScale(words, scale)}, ${writeMoment(at)}`,
    scoreHistory: (words, { scale, span, outlookFrom }) =>
      `${nameScale(words, scale)}, ${writeSpan(span)}` +
      (outlookFrom === null ? '' : `; outlook from ${writeMoment(outlookFrom)}`),
  },
  altTexts: {
    trend: describeTrend,
    shares: (words, facts) => describeShares(words, facts, 'Bar chart'),
    map: (words, facts) => describeShares(words, facts, 'World map'),
    ranking: describeRanking,
    scores: describeScores,
    scoreHistory: describeScoreHistory,
    spread: describeSpread,
  },
};
