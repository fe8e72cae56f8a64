import {
  industry,
  scoreRange,
  type ChartData,
  type Locale,
  type ReportReference,
  type ScoredPart,
  type ScoreSeries,
} from '@broadsheet/contract';
import { writeText } from '../sections/parts.js';
import { getWords } from '../words/get-words.js';
import {
  findPointsChange,
  findScoreLevel,
  type Part,
  type ScoreFigures,
  type YearScore,
} from './derive.js';
import type { ScoreHeading } from './document.js';
import { totalName } from './words.js';

/** The parts of section bodies that families with scores have in common. */

const { minimum: Minimum, maximum: Maximum } = scoreRange;

export function writeTitle({ Title, Sector, Source, DataDate, ScoreYear }: ScoreHeading) {
  return { Title, Sector, Source, DataDate, ScoreYear };
}

/** The scores, with their chart and the industry that they are about. */
export function writeOverview<Chart extends string>(
  document: ScoreHeading & { Analysis?: { Overview?: string } },
  figures: ScoreFigures,
  charts: Readonly<Record<Chart, ChartData>>,
) {
  return {
    ...writeChartFacts(charts, Object.keys(charts) as Chart[]),
    ScoreYear: document.ScoreYear,
    ...writeText(document.Analysis?.Overview),
    Scores: writeScores(figures, getWords(document.Language).locale),
    ...writeIndustry(document),
  };
}

/** The total first, then its parts. */
function writeScores({ total, parts }: ScoreFigures, locale: Locale): ScoredPart[] {
  const write = (Name: string, Score: number): ScoredPart => ({
    Name,
    Score,
    Level: findScoreLevel(Score),
    Minimum,
    Maximum,
  });
  return [
    write(totalName[locale], total),
    ...parts.map(({ name, score, weight }) => ({ ...write(name, score), Weight: weight })),
  ];
}

/** The section of a part by its property in the document; undefined if it is not scored. */
export function writePart({ ScoreYear }: ScoreHeading, { parts }: ScoreFigures, property: string) {
  const part = parts.find((each) => each.property === property);
  if (!part) return undefined;
  const { score, weight, text, components } = part;
  return {
    ScoreYear,
    Score: score,
    Level: findScoreLevel(score),
    Weight: weight,
    ...writeText(text),
    Components: components.map(writeComponent),
  };
}

export function writeComponent({ name, score, weight, text }: Part['components'][number]) {
  return {
    Name: name,
    Score: score,
    Level: findScoreLevel(score),
    Minimum,
    Maximum,
    Weight: weight,
    ...writeText(text),
  };
}

/** The total and each part by year. */
export function writeHistory(
  { totals, parts, partYears }: ScoreFigures,
  { Language }: ScoreHeading,
): ScoreSeries[] {
  const { locale, labels } = getWords(Language);
  const write = (Name: string, years: readonly YearScore[]): ScoreSeries => ({
    Name,
    Unit: labels.scoreUnit,
    Points: years.map(({ year, score, isOutlook }, index) => {
      const Change = findPointsChange(years[index - 1]?.score, score);
      return {
        Year: year,
        Value: score,
        ...(score !== null && { Level: findScoreLevel(score) }),
        ...(Change !== undefined && { Change }),
        ...(isOutlook && { Outlook: true as const }),
      };
    }),
  });
  return [
    write(totalName[locale], totals),
    ...parts.map(({ name }, index) => write(name, partYears[index] ?? [])),
  ];
}

/** The charts of a section and their alt texts. */
export function writeChartFacts<Name extends string>(
  charts: Readonly<Record<Name, ChartData>>,
  names: readonly Name[],
) {
  const Facts = names.map((name) => ({ Name: name, Value: charts[name].altText }));
  return { Images: [...names], Facts };
}

/** The report that describes the industry. */
export function writeIndustry({
  IndustryReport,
  Country,
  Code,
  Title,
}: Pick<ScoreHeading, 'IndustryReport' | 'Country' | 'Code' | 'Title'>): {
  Industry?: ReportReference;
} {
  return IndustryReport === true
    ? { Industry: { Family: industry.name, Country, Code, Title } }
    : {};
}
