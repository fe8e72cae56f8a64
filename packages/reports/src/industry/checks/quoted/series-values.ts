import { quotient } from '../../../quotient.js';
import type { OutlookPoint } from '../../document-series.js';
import type { ValidDocument } from '../../document.js';
import type { Quote, QuotedMeasure } from './quote.js';

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

/** The series of a share, and the cost that gives the same figure for its year. */
const ratios = {
  ProfitMargin: { of: 'Profit', to: 'Revenue', cost: 'Profit' },
  WageShare: { of: 'Wages', to: 'Revenue', cost: 'Wages' },
  ExportShare: { of: 'ExportValue', to: 'Revenue', cost: undefined },
  ImportShare: { of: 'ImportValue', to: 'DomesticDemand', cost: undefined },
} as const;

type Ratio = keyof typeof ratios;
const isRatio = (measure: QuotedMeasure): measure is Ratio => Object.hasOwn(ratios, measure);

/** Undefined if the document has no figure of what is quoted. */
export function findValues(
  document: ValidDocument,
  quote: Pick<Quote, 'measure' | 'part' | 'companies'>,
): MeasureValues | undefined {
  const { measure } = quote;
  if (measure === 'PartShare') return findPartShares(document, quote.part);
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
  if (measure === 'PartShare') return [];
  if (measure === 'MarketShareConcentration') {
    const { Companies = 0, Points = [] } = document.MarketShareConcentration ?? {};
    if (Companies !== companies) return [];
    return Points.map(({ Year, Industry }) => ({ Year, Value: Industry }));
  }
  return isRatio(measure) ? listRatios(document, measure) : (document[measure] ?? []);
}

function listRatios(document: ValidDocument, measure: Ratio): OutlookPoint[] {
  const { of, to } = ratios[measure];
  const wholes = new Map(document[to]?.map(({ Year, Value }) => [Year, Value]));
  const parts: readonly OutlookPoint[] = document[of] ?? [];
  return parts.flatMap(({ Year, Value, Outlook }) => {
    const share = quotient(Value ?? undefined, wholes.get(Year) ?? undefined);
    return share === undefined ? [] : [{ Year, Value: share * 100, ...(Outlook && { Outlook }) }];
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

/** Shares of companies and products are of the year of the data only. */
function findPartShares(
  { DataDate, CompanyMarketShare = [], ProductsAndServices = [] }: ValidDocument,
  part = '',
): MeasureValues | undefined {
  const shares = [...CompanyMarketShare, ...ProductsAndServices]
    .filter(({ Name }) => Name.toLowerCase() === part)
    .map(({ Share }) => Share);
  if (shares.length === 0 || DataDate === undefined) return undefined;
  const latest = Number(DataDate.slice(0, 4));
  return { byYear: new Map([[latest, shares]]), presentYears: [latest], latest };
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
