import { quotient } from '../../../quotient.js';
import type { OutlookPoint } from '../../document-series.js';
import type { ValidDocument } from '../../document.js';
import type { PartShares } from './part-shares.js';
import { isPartMeasure, type GrowthPeriod, type Quote, type QuotedMeasure } from './quote.js';

export interface MeasureValues {
  /** By year; two if the document gives a figure in two ways. */
  byYear: Map<number, number[]>;
  /**
   * The years that "now" may mean: the year of the data, the last known year, and the current one.
   */
  presentYears: number[];
  /** The last historical year. */
  latest: number;
}

/**
 * The two series of a share in per cent or of an average, and the cost that gives the same figure
 * for its year.
 */
const ratios = {
  ProfitMargin: { of: 'Profit', to: 'Revenue', cost: 'Profit', factor: 100 },
  WageShare: { of: 'Wages', to: 'Revenue', cost: 'Wages', factor: 100 },
  ExportShare: { of: 'ExportValue', to: 'Revenue', cost: undefined, factor: 100 },
  ImportShare: { of: 'ImportValue', to: 'DomesticDemand', cost: undefined, factor: 100 },
  RevenuePerEmployee: { of: 'Revenue', to: 'Employees', cost: undefined, factor: 1 },
  AverageWage: { of: 'Wages', to: 'Employees', cost: undefined, factor: 1 },
} as const;

type Ratio = keyof typeof ratios;
const isRatio = (measure: QuotedMeasure): measure is Ratio => Object.hasOwn(ratios, measure);

/** Undefined if the document has no figure of what is quoted. */
export function findValues(
  document: ValidDocument,
  quote: Pick<Quote, 'measure' | 'part' | 'companies'>,
): MeasureValues | undefined {
  const { measure } = quote;
  const points = listPoints(document, quote);
  const latest = points.findLast(({ Value, Outlook }) => Value !== null && !Outlook)?.Year;
  if (latest === undefined) return undefined;
  const byYear = new Map<number, number[]>();
  for (const { Year, Value } of points) if (Value !== null) byYear.set(Year, [Value]);
  const dataYear = Number(document.DataDate?.slice(0, 4) ?? latest);
  if (isRatio(measure)) addCostShare(document, ratios[measure].cost, { dataYear, latest, byYear });
  return { byYear, presentYears: [latest, dataYear, latest + 1], latest };
}

function listPoints(
  document: ValidDocument,
  { measure, companies }: Pick<Quote, 'measure' | 'companies'>,
): readonly OutlookPoint[] {
  if (isPartMeasure(measure)) return [];
  if (measure === 'MarketShareConcentration') {
    const { Companies = 0, Points = [] } = document.MarketShareConcentration ?? {};
    if (Companies !== companies) return [];
    return Points.map(({ Year, Industry }) => ({ Year, Value: Industry }));
  }
  return isRatio(measure) ? listRatios(document, measure) : (document[measure] ?? []);
}

function listRatios(document: ValidDocument, measure: Ratio): OutlookPoint[] {
  const { of, to, factor } = ratios[measure];
  const wholes = new Map(document[to]?.map(({ Year, Value }) => [Year, Value]));
  const parts: readonly OutlookPoint[] = document[of] ?? [];
  return parts.flatMap(({ Year, Value, Outlook }) => {
    const ratio = quotient(Value ?? undefined, wholes.get(Year) ?? undefined);
    if (ratio === undefined) return [];
    return [{ Year, Value: ratio * factor, ...(Outlook && { Outlook }) }];
  });
}

interface CostShare {
  dataYear: number;
  latest: number;
  byYear: Map<number, number[]>;
}

/** The cost structure gives the same figure for its year, perhaps rounded differently. */
function addCostShare(
  { CostStructure }: ValidDocument,
  cost: string | undefined,
  { dataYear, latest, byYear }: CostShare,
): void {
  const share = CostStructure?.find(({ Category }) => Category === cost)?.Industry;
  if (share === undefined) return;
  for (const year of new Set([dataYear, latest])) {
    byYear.set(year, [...(byYear.get(year) ?? []), share]);
  }
}

/** Shares of parts are of the year of the data only. */
export function findPartShares(
  { DataDate }: ValidDocument,
  parts: PartShares,
  part = '',
): MeasureValues | undefined {
  const shares = parts.get(part);
  if (shares === undefined || DataDate === undefined) return undefined;
  const latest = Number(DataDate.slice(0, 4));
  return { byYear: new Map([[latest, [...shares]]]), presentYears: [latest], latest };
}

/** The change from the year before, in per cent; undefined if one of the two is not known. */
export function findYearChange(
  { byYear }: MeasureValues,
  year: number | undefined,
): number | undefined {
  if (year === undefined) return undefined;
  const [[before] = [], [now] = []] = [byYear.get(year - 1), byYear.get(year)];
  if (before === undefined || now === undefined || before <= 0) return undefined;
  return (now / before - 1) * 100;
}

export interface AverageChange {
  from: number;
  to: number;
  /** In per cent a year. */
  change: number;
}

/**
 * The average changes that a text may mean, the most likely one first. A text may count the years
 * from the one before or after, and may average the changes of the years instead of compounding.
 */
export function* listAverageChanges(
  values: MeasureValues,
  period: GrowthPeriod,
): Iterable<AverageChange> {
  for (const [start, end] of listPeriods(values, period)) {
    for (const from of [start, start - 1, start + 1]) {
      yield* findCompoundChange(values, from, end);
      yield* findMeanChange(values, from, end);
    }
  }
}

function listPeriods(
  { presentYears }: MeasureValues,
  { from, years, to, isAhead }: GrowthPeriod,
): [number, number][] {
  if (isAhead && to === undefined) {
    return presentYears.map((present) => [from ?? present, present + (years ?? 0)]);
  }
  const ends = to === undefined ? presentYears : [to];
  if (from !== undefined) return ends.map((end) => [from, end]);
  if (years !== undefined) return ends.map((end) => [end - years, end]);
  return ends.flatMap((end) => presentYears.map((present): [number, number] => [present, end]));
}

function findCompoundChange({ byYear }: MeasureValues, from: number, to: number): AverageChange[] {
  const [[first] = [], [last] = []] = [byYear.get(from), byYear.get(to)];
  const factor = to > from ? quotient(last, first) : undefined;
  if (factor === undefined || factor <= 0) return [];
  return [{ from, to, change: (factor ** (1 / (to - from)) - 1) * 100 }];
}

function findMeanChange(values: MeasureValues, from: number, to: number): AverageChange[] {
  if (to <= from || to - from > values.byYear.size) return [];
  const years = Array.from({ length: to - from }, (_, index) => from + 1 + index);
  const changes = years.flatMap((year) => findYearChange(values, year) ?? []);
  if (changes.length < years.length) return [];
  return [{ from, to, change: changes.reduce((sum, each) => sum + each, 0) / changes.length }];
}
