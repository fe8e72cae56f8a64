import type { ScoreHistoryChart, ScoresChart } from '@broadsheet/contract';
import { buildHeadingContext } from '../charts/heading-context.js';
import { buildScoreHistory } from '../charts/score-history.js';
import { buildScores } from '../charts/scores.js';
import { ofYear } from '../words/moment.js';
import type { ScoreFigures } from './derive.js';
import type { ScoreHeading } from './document.js';
import { buildScale, riskier, totalName, type InEach } from './words.js';

interface ChartWords {
  /** The name in the definition of the family. */
  name: string;
  label: InEach;
  /** The label within a sentence. */
  subject: InEach;
}

/** The total, and each part before its components. */
export function buildComponentsChart(
  document: ScoreHeading,
  { total, parts }: ScoreFigures,
  { name, label, subject }: ChartWords,
): ScoresChart {
  const context = buildHeadingContext(document);
  const { locale } = context.words;
  return buildScores(context, {
    name,
    label: label[locale],
    subject: subject[locale],
    note: riskier[locale],
    scale: buildScale(locale),
    at: ofYear(document.ScoreYear),
    scores: [
      { name: totalName[locale], score: total, total: true },
      ...parts.flatMap((part) => [
        { name: part.name, score: part.score, weight: part.weight, total: true as const },
        ...part.components.map((component) => ({
          name: component.name,
          score: component.score,
          weight: component.weight,
        })),
      ]),
    ],
  });
}

/** The total by year, with the levels behind it, including the year of the scores. */
export function buildHistoryChart(
  document: ScoreHeading,
  { totals }: ScoreFigures,
  { name, label, subject }: ChartWords,
): ScoreHistoryChart {
  const context = buildHeadingContext(document);
  const { locale } = context.words;
  return buildScoreHistory(context, {
    name,
    label: label[locale],
    subject: subject[locale],
    note: riskier[locale],
    scale: buildScale(locale),
    points: totals.map(({ year, score, isOutlook }) => ({
      Year: year,
      Value: score,
      ...(isOutlook && { Outlook: true }),
    })),
  });
}
