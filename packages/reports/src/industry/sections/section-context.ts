import type { Fact, IndustryChartName, Statistic, StatisticGrowth } from '@broadsheet/contract';
import { writeText } from '../../sections/parts.js';
import type { Analysis as Rendered } from '../../text/markdown.js';
import type { IndustryCharts } from '../charts.js';
import type { Analysis } from '../document-words.js';
import type { IndustryDocument } from '../document.js';
import {
  buildGrowth,
  buildStatistics,
  readStatistics,
  type SeriesOf,
} from '../figures/statistics.js';

/** What the sections of one document have in common, computed once. */
export interface SectionContext {
  document: IndustryDocument;
  charts: IndustryCharts;
  series: SeriesOf;
  /** All series; each section picks what it shows. */
  statistics: Statistic[];
  growth: StatisticGrowth[];
}

export function buildSectionContext(
  document: IndustryDocument,
  charts: IndustryCharts,
): SectionContext {
  const series = readStatistics(document);
  return {
    document,
    charts,
    series,
    statistics: buildStatistics(document, series),
    growth: buildGrowth(series),
  };
}

export function writeAnalysis(
  { document }: SectionContext,
  chapter: keyof Analysis,
): Partial<Rendered> {
  return writeText(document.Analysis?.[chapter]);
}

/** The charts of a section and their alt texts; nothing if the report has none of them. */
export function writeCharts(
  { charts }: SectionContext,
  names: readonly IndustryChartName[],
): { Images?: IndustryChartName[]; Facts?: Fact[] } {
  const Facts = names.flatMap((Name) => {
    const chart = charts[Name];
    return chart === undefined ? [] : [{ Name, Value: chart.altText }];
  });
  return Facts.length === 0 ? {} : { Images: Facts.map(({ Name }) => Name), Facts };
}
