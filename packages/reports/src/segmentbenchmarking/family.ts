import {
  segmentBenchmarking,
  segmentRatios,
  segmentStatistics,
  type Locale,
  type SegmentOverviewRow,
} from '@broadsheet/contract';
import { buildHeadingContext } from '../charts/heading-context.js';
import { buildShares } from '../charts/shares.js';
import { defineReportFamily } from '../family.js';
import { listYearlyRatios, parseRatios } from '../figures/yearly-ratios.js';
import { listIndustryReference } from '../scores/references.js';
import { writeChartFacts, writeIndustry } from '../scores/sections.js';
import { writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import { writeStatistics } from '../statistics/write-statistics.js';
import { ofYear } from '../words/moment.js';
import type { SharesWords } from '../words/patterns.js';
import { checkSegments, listDrawnTexts } from './check.js';
import { SegmentBenchmarkingDocument } from './document.js';
import { addRevenue, buildOverview, findYears, seriesOf } from './figures.js';

const formulas = parseRatios(segmentRatios);

const says: Readonly<Record<Locale, SharesWords>> = {
  en: {
    label: 'Market share by size of business',
    of: 'share of revenue',
    subject: 'revenue by size of business',
  },
  ja: {
    label: '企業規模別の市場シェア',
    of: '売上高に占める割合',
    subject: '企業規模別の売上高構成比',
  },
};

export const segmentBenchmarkingFamily = defineReportFamily({
  definition: segmentBenchmarking,
  document: SegmentBenchmarkingDocument,
  check: checkSegments,
  listDrawnTexts,
  listReferences: listIndustryReference,
  derive(document) {
    const { Segments, Currency } = document;
    const years = findYears(Segments, document.DataDate);
    const rows = buildOverview(Segments, years);
    const chart = buildChart(document, rows, years.current);
    const all = addRevenue(Segments);
    const series = Segments.map(({ SegmentSize, ...segment }) => ({
      SegmentSize,
      series: seriesOf({ SegmentSize, ...segment }),
    }));
    const { Code, Title, Overview } = document;
    return {
      title: Title,
      sector: document.Sector,
      searchTerms: [Code],
      sections: {
        title: pick('Title', 'Sector', 'Source', 'DataDate')(document),
        currentyearoverview: {
          ...(chart && writeChartFacts({ SegmentShares: chart }, ['SegmentShares'])),
          Year: years.current,
          ...(years.forecast !== undefined && { ForecastYear: years.forecast }),
          Currency,
          ...writeText(Overview),
          Segments: rows,
          ...writeIndustry(document),
        },
        keystatistics: {
          Segments: series.map(({ SegmentSize, series: own }) => ({
            SegmentSize,
            Statistics: writeStatistics(segmentStatistics, own, Currency),
          })),
        },
        keyratios: {
          Segments: series.map(({ SegmentSize, series: own }) => ({
            SegmentSize,
            Statistics: listYearlyRatios(formulas, { ...own, AllRevenue: all }, Currency).map(
              ({ heading, points }) => ({ ...heading, Data: points }),
            ),
          })),
        },
      },
      charts: { SegmentShares: chart },
    };
  },
});

/** Undefined if the share of a segment is not known. */
function buildChart(
  document: SegmentBenchmarkingDocument,
  rows: readonly SegmentOverviewRow[],
  year: number,
) {
  const parts = rows.flatMap(({ SegmentSize: name, MarketShare: share }) =>
    share === undefined ? [] : [{ name, share }],
  );
  if (parts.length < rows.length) return undefined;
  const context = { ...buildHeadingContext(document), at: ofYear(year) };
  const { locale, labels } = context.words;
  return buildShares(context, {
    name: 'SegmentShares',
    parts,
    other: null,
    says: says[locale],
    share: labels.shareOfRevenue,
  });
}
