import { stateStatistics, type ChartData, type StateSectionBody } from '@broadsheet/contract';
import { buildGrowth } from '../industry/figures/statistics.js';
import { writeIndustry } from '../scores/sections.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import { writeStatistics, type PartSeries } from '../statistics/write-statistics.js';
import type { StateDocument } from './document.js';

type KeyStatistics = StateSectionBody<'keystatistics'>;
type Charts = Readonly<Partial<Record<'Revenue' | 'Employees' | 'RegionalShares', ChartData>>>;

/** The heading and figures of a document: all that a comparison with others needs. */
export type StateFigures = Omit<
  StateDocument,
  'Sector' | 'IndustryReport' | 'Analysis' | 'Drivers'
>;

/** The existing charts and their alt texts. */
export function writeCharts(charts: Charts) {
  const given = Object.values(charts);
  if (given.length === 0) return {};
  const named = given.map(({ name, altText }) => ({
    Name: name as keyof Charts,
    Value: altText,
  }));
  return { Images: named.map(({ Name }) => Name), Facts: named };
}

/** The figures of the region alone. */
export function writeKeyStatistics(figures: StateFigures, charts: Charts): KeyStatistics {
  return {
    ...writeCharts(charts),
    Statistics: writeStatistics(stateStatistics, seriesOf(figures), figures.Currency),
    ...some('Growth', buildGrowth(seriesOf(figures))),
  };
}

const seriesOf = ({ Revenue, Wages, Employees, Establishments }: StateFigures) => ({
  ...(Revenue && { Revenue }),
  ...(Wages && { Wages }),
  ...(Employees && { Employees }),
  ...(Establishments && { Establishments }),
});

/** The sections that need no other report; one without data is absent. */
export function buildStateSections(document: StateDocument, charts: Charts) {
  const { Analysis = {}, Drivers } = document;
  const outlook = Object.fromEntries(
    Object.entries(seriesOf(document)).flatMap(([name, points]) => {
      const coming = points.filter(({ Outlook }) => Outlook);
      return coming.length === 0 ? [] : [[name, coming]];
    }),
  ) as PartSeries<keyof typeof stateStatistics>;
  return {
    title: pick('Title', 'Sector', 'Source', 'DataDate', 'Region', 'RegionName')(document),
    overview: orAbsent({ ...writeText(Analysis.Overview), ...writeIndustry(document) }),
    keystatistics: writeKeyStatistics(document, charts),
    drivers: orAbsent({
      ...writeText(Analysis.Drivers),
      ...some('Drivers', Drivers?.map(pick('Name', 'Direction', 'Detail'))),
    }),
    outlook: orAbsent({
      ...writeText(Analysis.Outlook),
      ...some('Statistics', writeStatistics(stateStatistics, outlook, document.Currency)),
    }),
  };
}
