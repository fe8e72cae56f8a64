import type { IndustrySectionBodies, IndustryStatistic } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import { orAbsent, some } from '../../sections/parts.js';
import { deriveCapitalIntensity } from '../figures/capital-intensity.js';
import { buildRatios } from '../figures/ratios.js';
import { pickNamed } from '../figures/statistics.js';
import { deriveLifeCycleStage, findLifeCycleGrowth } from '../life-cycle-stage.js';
import { writeAnalysis, writeCharts, type SectionContext } from './section-context.js';

/** The sections with figures by year. */
export function buildFigureSections(context: SectionContext): IndustrySectionBodies {
  const { document, series, statistics, growth } = context;
  const ratios = buildRatios(series, document.Currency);
  return {
    ...(statistics.length > 0 && {
      keystatistics: { Statistics: statistics, ...some('Growth', growth) },
    }),
    ...(ratios.length > 0 && { keyratios: { Ratios: ratios } }),
    performance: buildPerformance(context),
    outlook: buildOutlook(context),
    lifecycle: buildLifeCycle(context),
    capitalintensity: buildCapitalIntensity(context),
  };
}

/** The charts of this section, and the series that each shows. */
const performanceCharts = [
  'Revenue',
  'ProfitMargin',
  'Employees',
  'Businesses',
  'Establishments',
] as const;
const performanceSeries = performanceCharts.map((name): IndustryStatistic =>
  name === 'ProfitMargin' ? 'Profit' : name,
);

function buildPerformance(context: SectionContext) {
  return orAbsent({
    ...writeCharts(context, performanceCharts),
    ...writeAnalysis(context, 'Performance'),
    ...some('Statistics', pickNamed(context.statistics, performanceSeries)),
    ...some('Growth', pickNamed(context.growth, performanceSeries)),
  });
}

function buildOutlook(context: SectionContext) {
  const Statistics = context.statistics.flatMap((statistic) => {
    const Points = statistic.Points.filter(({ Outlook }) => Outlook === true);
    return Points.length === 0 ? [] : [{ ...statistic, Points }];
  });
  const Growth = context.growth.filter(({ OutlookGrowth }) => OutlookGrowth !== undefined);
  return orAbsent({
    ...writeAnalysis(context, 'Outlook'),
    ...some('Statistics', Statistics),
    ...some('Growth', Growth),
  });
}

function buildLifeCycle(context: SectionContext) {
  const { document, charts } = context;
  const { LifeCycle } = document;
  return orAbsent({
    ...writeCharts(context, ['LifeCycle']),
    ...writeAnalysis(context, 'LifeCycle'),
    // The stage is derived from the same figures as the chart.
    ...(charts.LifeCycle && findStage(context)),
    ...some(
      'EconomicShare',
      LifeCycle?.EconomicShare.map(({ Year, Value }) => ({ Year, Share: Value })),
    ),
    ...some(
      'Neighbours',
      LifeCycle?.Neighbours?.map(({ Title, Code, EconomicShareGrowth, EstablishmentGrowth }) => ({
        Title,
        ...(Code !== undefined && { Code }),
        EconomicShareGrowth,
        EstablishmentGrowth,
      })),
    ),
  });
}

function findStage({ document }: SectionContext) {
  const growth = findLifeCycleGrowth(document);
  return (
    growth && {
      Stage: document.LifeCycle?.Stage ?? deriveLifeCycleStage(growth),
      EconomicShareGrowth: roundTo(growth.economicShare, ratioDecimals),
      EstablishmentGrowth: roundTo(growth.establishments, ratioDecimals),
    }
  );
}

function buildCapitalIntensity(context: SectionContext) {
  return orAbsent({
    ...writeAnalysis(context, 'CapitalIntensity'),
    ...deriveCapitalIntensity(context.document.CostStructure ?? []),
  });
}
