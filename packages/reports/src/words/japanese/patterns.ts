import { findScoreDecimals, type ScoreScale } from '@broadsheet/contract';
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
import { labelMoment, writeMoment, writeSpan } from './moments.js';

const changes = { year: '前年比', quarter: '前年同期比', month: '前年同月比' };
const intervals = { year: '年', quarter: '四半期', month: '月' };

const verb = (direction: number, isLevel: boolean) => {
  if (isLevel) return direction > 0 ? '上昇' : '低下';
  return direction > 0 ? '増加' : '減少';
};

function describeHistory({ subject, first, last, change, isLevel }: TrendFacts): string {
  if (first === null || last === null) return `${subject}の実績は不明`;
  const [from, to] = [writeMoment(first.at), writeMoment(last.at)];
  if (from === to) return `${subject}は${to}に${last.text}`;
  if (change?.direction === 0) return `${subject}は${from}と${to}がともに${last.text}`;
  const path = `${subject}は${from}の${first.text}から${to}の${last.text}へ`;
  return change === null
    ? `${path}推移`
    : `${path}${change.text}${verb(change.direction, isLevel)}`;
}

function describeCourse(facts: TrendFacts): string {
  const { peak, outlook } = facts;
  const most = peak === null ? '' : `、最高は${writeMoment(peak.at)}の${peak.text}`;
  const next = outlook === null ? '' : `、${writeMoment(outlook.at)}の見通しは${outlook.text}`;
  return `${describeHistory(facts)}${most}${next}。`;
}

function describeTrend(facts: TrendFacts): string {
  const { subject, interval, hasChange, span } = facts;
  return (
    `${subject}${hasChange ? `と${changes[interval]}` : ''}を示す棒グラフ（${writeSpan(span)}）。` +
    describeCourse(facts)
  );
}

function describeSpread({ subject, middle, range }: SpreadFacts): string {
  const start = `${subject}を示す折れ線グラフ（${writeSpan(middle.span)}）。${describeCourse(middle)}`;
  if (range === null) return start;
  const { at, lowest, highest } = range;
  return `${start}${writeMoment(at)}は${lowest.name}の${lowest.text}から${highest.name}の${highest.text}まで。`;
}

function sayLeading([first, ...others]: string[]): string {
  if (first === undefined) return '個別の内訳はなし';
  return others.length === 0 ? `最大は${first}` : `最大は${first}で、${others.join('、')}が続く`;
}

function describeShares({ subject, together }: SharesWords, facts: ShareFacts, kind: string) {
  const leading = sayLeading(
    facts.leading.map(({ name, share }) => `${name}（${formatPercent(share)}）`),
  );
  if (!together) return `${subject}を${String(facts.count)}項目で示す${kind}。${leading}。`;
  const count = facts.leading.length;
  const sum =
    count < 2
      ? leading
      : `${leading.replace(/続く$/, '続き')}、上位${String(count)}${together.counter}で${formatPercent(facts.together)}を占める`;
  return `${subject}を示す${kind}。${sum}。`;
}

function describeRanking({ subject, count, leading, highlight }: RankingFacts): string {
  const texts = leading.map(({ name, text }) => `${name}（${text}）`);
  const most = leading.length === 0 ? '数値は不明' : sayLeading(texts);
  const start = `${subject}の順位を${String(count)}項目で示す棒グラフ。${most}。`;
  if (highlight === null) return start;
  const { name, text, rank, ranked } = highlight;
  return rank === null
    ? `${start}${name}の数値は不明。`
    : `${start}${name}は${String(ranked)}項目中${String(rank)}位（${text}）。`;
}

const sayScale = ({ minimum, maximum }: ScoreScale) =>
  `${formatNumber(minimum, 1)}〜${formatNumber(maximum, 1)}点`;

const sayScore = ({ text, level }: Pick<LevelledText, 'text' | 'level'>) =>
  level === null ? `${text}点` : `${text}点（${level}）`;

function describeScores({ subject, scale, totals, ends, count }: ScoresFacts): string {
  const sums = totals.map((total) => `${total.name}は${sayScore(total)}`).join('、');
  const far =
    ends === null
      ? ''
      : `最も高いのは${ends.highest.name}で${sayScore(ends.highest)}、最も低いのは${ends.lowest.name}で${sayScore(ends.lowest)}`;
  const sentences = [sums, far].filter((text) => text !== '').map((text) => `${text}。`);
  return `${subject}を${sayScale(scale)}の${String(count)}項目の評点で示す図。${sentences.join('')}`;
}

function describeScoreHistory(facts: ScoreHistoryFacts): string {
  const { subject, scale, span, first, last, outlook } = facts;
  const start = `${subject}の推移を${sayScale(scale)}で示す折れ線グラフ（${writeSpan(span)}）。`;
  const next = outlook === null ? '' : `、${writeMoment(outlook.at)}の見通しは${sayScore(outlook)}`;
  if (first === null || last === null) return `${start}実績は不明${next}。`;
  if (first.at.year === last.at.year) return `${start}${sayDated(last)}${next}。`;
  if (facts.direction === 0)
    return `${start}${writeMoment(first.at)}と${writeMoment(last.at)}がともに${sayScore(last)}${next}。`;
  return `${start}${sayDated(first)}から${sayDated(last)}へ${verb(facts.direction, true)}${next}。`;
}

const sayDated = (dated: DatedLevel) => `${writeMoment(dated.at)}の${sayScore(dated)}`;

const nameScale = ({ label, note }: ScaleWords, scale: ScoreScale) =>
  `${label}（${sayScale(scale)}${note === undefined ? '' : `、${note}`}）`;

const sayOutlook = (text: string) => `（${text}以降は見通し）`;

export const patternsJa: Patterns = {
  label: labelMoment,
  change: (interval) => changes[interval],
  interval: (interval) => intervals[interval],
  points: (value) => `${formatNumber(value, 2)}ポイント`,
  pointsUnit: 'ポイント',
  score: (value, { bands }) => formatNumber(value, findScoreDecimals(bands, value)),
  subtitles: {
    trend: ({ label, unit, span, change, outlookFrom }) =>
      `${label}（${unit}）${change === null ? '' : `と${change.label}（${change.unit}）`}、${writeSpan(span)}` +
      (outlookFrom === null ? '' : sayOutlook(writeMoment(outlookFrom))),
    shares: ({ label, of }, at) =>
      `${label}（${of === undefined ? '' : `${of}、`}%）、${writeMoment(at)}`,
    ranking: ({ label, unit, at }) => `${label}（${unit}）、${writeMoment(at)}`,
    scores: (words, scale, at) => `${nameScale(words, scale)}、${writeMoment(at)}`,
    scoreHistory: (words, { scale, span, outlookFrom }) =>
      `${nameScale(words, scale)}、${writeSpan(span)}` +
      (outlookFrom === null ? '' : sayOutlook(writeMoment(outlookFrom))),
  },
  altTexts: {
    trend: describeTrend,
    shares: (words, facts) => describeShares(words, facts, '棒グラフ'),
    map: (words, facts) => describeShares(words, facts, '世界地図'),
    ranking: describeRanking,
    scores: describeScores,
    scoreHistory: describeScoreHistory,
    spread: describeSpread,
  },
};
