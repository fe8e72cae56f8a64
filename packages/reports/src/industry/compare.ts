import { Findings, type Finding } from '@broadsheet/contract/checking';
import { formatNumber } from '../words/number-text.js';
import type { OutlookPoint } from './document-series.js';
import type { IndustryDocument } from './document.js';

const counted = ['Employees', 'Businesses', 'Establishments'] as const;
const amounts = [
  'Revenue',
  'ValueAdded',
  'Profit',
  'Wages',
  'ExportValue',
  'ImportValue',
  'DomesticDemand',
] as const;
type SeriesName = (typeof counted)[number] | (typeof amounts)[number];

/** More than this nobody reads one by one; then most likely all was meant to change. */
const mostListed = 20;

/**
 * Past years that are not what they were in the edition before. Figures are revised, and years go when others come; but
 * a past that changes without anybody's knowing is how a wrong file is found out.
 */
export function compareWithBefore(document: IndustryDocument, before: IndustryDocument): Finding[] {
  const found = new Findings();
  const isSameCurrency = document.Currency === before.Currency;
  if (!isSameCurrency) {
    found.warning(
      '/Currency',
      `Amounts are in ${document.Currency}, and were in ${before.Currency} in the edition before.`,
    );
  }
  for (const name of isSameCurrency ? [...amounts, ...counted] : counted) {
    compareSeries(found, name, document[name] ?? [], before[name] ?? []);
  }
  const left = found.list.splice(mostListed).length;
  if (left > 0) {
    found.warning(
      '',
      `${String(left)} more ${left === 1 ? 'figure of a past year differs' : 'figures of past years differ'} from the edition before.`,
    );
  }
  return found.list;
}

function compareSeries(
  found: Findings,
  name: SeriesName,
  points: readonly OutlookPoint[],
  before: readonly OutlookPoint[],
): void {
  // One that is left out as a whole is told as a chart that is gone.
  if (points.length === 0) return;
  const now = new Map(points.map((point, index) => [point.Year, { ...point, index }]));
  const isMoved = movesOn(points, before);
  for (const { Year, Value } of before.filter(isPast)) {
    const point = now.get(Year);
    const was = Value === null ? 'not known' : formatNumber(Value, 2);
    if (point === undefined) {
      if (Value === null || (isMoved && Year < (points[0]?.Year ?? 0))) continue;
      found.warning(`/${name}`, `${String(Year)} is gone; it was ${was} in the edition before.`);
    } else if (Value !== null && (point.Value !== Value || point.Outlook)) {
      const is = point.Value === null ? 'not known' : formatNumber(point.Value, 2);
      found.warning(
        `/${name}/${String(point.index)}/Value`,
        `${String(Year)} is ${is}${point.Outlook ? ', an outlook' : ''}; it was ${was} in the edition before.`,
      );
    }
  }
}

const isPast = ({ Outlook }: OutlookPoint) => !Outlook;

/** Whether the first years went because as many came: then nothing is lost that anybody would miss. */
const movesOn = (points: readonly OutlookPoint[], before: readonly OutlookPoint[]) =>
  points.filter(isPast).length >= before.filter(isPast).length;
