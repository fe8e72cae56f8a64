import type {
  ChartData,
  ConcentrationChart,
  IndustryChartName,
  LifeCycleChart,
  SharesChart,
  SupplyChainChart,
  TradeChart,
  TrendChart,
} from '@broadsheet/contract';
import { findChange } from '../charts/find-change.js';
import type { ShareFinding, SharesFindingName, TrendFinding } from '../words/headlines.js';
import { isNil } from '../words/percent.js';
import type { TrendName, Words } from '../words/words.js';
import type { ChartContext } from './chart-context.js';
import type { Headlines } from './document-words.js';
import type { IndustryDocument } from './document.js';

/**
 * A chart with the headline that its document requests: the publisher's, or a derived one. The
 * industry's name, which is the usual headline, then precedes the subtitle. Without a request the
 * chart is unchanged.
 */
export function headChart<Chart extends ChartData>(
  { document, words, title }: ChartContext,
  chart: Chart,
): Chart {
  const { Headlines: own = {} }: { Headlines?: Headlines } = document;
  const headline =
    own[chart.name as IndustryChartName] ??
    (document.AutoHeadlines ? findHeadline(document, words, chart) : undefined);
  if (headline === undefined) return chart;
  return { ...chart, title: headline, subtitle: words.headlines.subtitle(title, chart.subtitle) };
}

/** The message of a chart in a few words; undefined if there is none that is short enough. */
function findHeadline(
  document: IndustryDocument,
  words: Words,
  chart: ChartData,
): string | undefined {
  return listHeadlines(document, words, chart).find((headline) => {
    const { length, most } = words.headlines.measure(headline);
    return length <= most;
  });
}

function listHeadlines(document: IndustryDocument, words: Words, chart: ChartData): string[] {
  switch (chart.kind) {
    case 'trend':
      return words.headlines.trend(findTrend(chart, words));
    case 'shares':
    case 'trade': {
      const largest = findLargest(chart, words);
      return largest ? words.headlines.shares(chart.name as SharesFindingName, largest) : [];
    }
    case 'concentration':
      return sayConcentration(chart, words);
    case 'cost-structure':
      return sayCosts(document, words);
    case 'life-cycle':
      return sayLifeCycle(chart, words);
    case 'supply-chain':
      return saySupplyChain(chart, words);
    default:
      return [];
  }
}

const directionOf = (change: number) => (isNil(change) ? 0 : change > 0 ? 1 : -1);

interface YearValue {
  year: number;
  value: number;
}

function findTrend({ name, points, measure }: TrendChart, words: Words): TrendFinding {
  const known = (isOutlook: boolean) =>
    points.flatMap(({ year, value, outlook }): YearValue[] =>
      value === null || outlook !== isOutlook ? [] : [{ year, value }],
    );
  const past = known(false);
  const [first, last, next] = [past.at(0), past.at(-1), known(true).at(-1)];
  const write = ({ year, value }: YearValue) => ({
    year,
    text: words.quantity(Math.abs(value), measure, name),
  });
  return {
    subject: words.labels.headlineSubjects[name as TrendName],
    last: last ? write(last) : null,
    outlook: next ? { ...write(next), direction: compare(last, next, write) } : null,
    change: findPastChange(first, last, words),
    isLoss: (last?.value ?? 0) < 0,
  };
}

/** A trend needs two figures that are written differently. */
function compare(
  last: YearValue | undefined,
  next: YearValue,
  write: (point: YearValue) => { text: string },
): -1 | 0 | 1 {
  if (last === undefined) return 1;
  if (write(last).text === write(next).text) return 0;
  return next.value > last.value ? 1 : -1;
}

function findPastChange(
  first: YearValue | undefined,
  last: YearValue | undefined,
  words: Words,
): TrendFinding['change'] {
  if (!first || !last || first.year === last.year) return null;
  const change = findChange(first.value, last.value);
  if (change === null) return null;
  return {
    from: first.year,
    to: last.year,
    direction: directionOf(change),
    text: words.percent(Math.abs(change)),
  };
}

/** The remainder is never the headline. */
function findLargest(
  { parts }: Pick<SharesChart | TradeChart, 'parts'>,
  words: Words,
): ShareFinding | undefined {
  const named = parts.filter((part) => !('country' in part) || part.country !== null);
  const largest = named.toSorted((a, b) => b.share - a.share)[0];
  if (!largest || isNil(largest.share)) return undefined;
  return { name: largest.name, text: words.percent(largest.share) };
}

function sayConcentration({ points, companies }: ConcentrationChart, words: Words): string[] {
  const share = points.findLast(({ industry }) => industry !== null)?.industry;
  if (share === null || share === undefined) return [];
  return words.headlines.concentration(companies, words.percent(share));
}

function sayCosts({ CostStructure = [] }: IndustryDocument, words: Words): string[] {
  const costs = CostStructure.filter(({ Category }) => Category !== 'Profit');
  const largest = costs.toSorted((a, b) => b.Industry - a.Industry)[0];
  if (!largest) return [];
  const [industry, sector] = [words.percent(largest.Industry), words.percent(largest.Sector)];
  const isSame = industry === sector;
  return words.headlines.costStructure({
    name: largest.Name ?? words.labels.costs[largest.Category],
    isOwnName: largest.Name !== undefined,
    industry,
    sector,
    direction: isSame ? 0 : largest.Industry > largest.Sector ? 1 : -1,
  });
}

function sayLifeCycle({ industry, stage }: LifeCycleChart, words: Words): string[] {
  const { economicShareGrowth: growth } = industry;
  return words.headlines.lifeCycle({
    stage,
    direction: directionOf(growth),
    text: words.percent(Math.abs(growth)),
  });
}

const saySupplyChain = ({ suppliers, buyers }: SupplyChainChart, words: Words) =>
  words.headlines.supplyChain(suppliers.first.length, buyers.first.length);
