import { quotient } from '../../../quotient.js';
import type { OutlookPoint } from '../../document-series.js';
import type { SoundDocument } from '../../document.js';
import type { QuotedMeasure } from './quote.js';

export interface MeasureValues {
  /** By year; two where the document gives a figure in two ways. */
  byYear: Map<number, number[]>;
  /** What "now" may mean: the year of the data, the last that is known, and the one that has begun since. */
  presentYears: number[];
  /** The last historical year. */
  latest: number;
}

/** Undefined where the document has no figure of the measure. */
export function findValues(
  document: SoundDocument,
  measure: QuotedMeasure,
): MeasureValues | undefined {
  const points = measure === 'ProfitMargin' ? listMargins(document) : (document[measure] ?? []);
  const latest = (points as readonly OutlookPoint[]).findLast(
    ({ Value, Outlook }) => Value !== null && !Outlook,
  )?.Year;
  if (latest === undefined) return undefined;
  const byYear = new Map<number, number[]>();
  for (const { Year, Value } of points) if (Value !== null) byYear.set(Year, [Value]);
  const dataYear = Number(document.DataDate?.slice(0, 4) ?? latest);
  if (measure === 'ProfitMargin') addCostShare(document, [dataYear, latest], byYear);
  return { byYear, presentYears: [latest, dataYear, latest + 1], latest };
}

function listMargins({ Profit = [], Revenue = [] }: SoundDocument) {
  const revenues = new Map(Revenue.map(({ Year, Value }) => [Year, Value]));
  return Profit.flatMap(({ Year, Value }) => {
    const share = quotient(Value ?? undefined, revenues.get(Year) ?? undefined);
    return share === undefined ? [] : [{ Year, Value: share * 100 }];
  });
}

/** The cost structure says the same of its year, and may be rounded otherwise. */
function addCostShare(
  { CostStructure }: SoundDocument,
  years: readonly number[],
  byYear: Map<number, number[]>,
): void {
  const share = CostStructure?.find(({ Category }) => Category === 'Profit')?.Industry;
  if (share === undefined) return;
  for (const year of new Set(years)) byYear.set(year, [...(byYear.get(year) ?? []), share]);
}
