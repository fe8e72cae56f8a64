import type { LifeCycleStage } from '@broadsheet/contract';
import type { Period } from '../words/moment.js';
import type { YearPoint } from './document-series.js';
import type { ValidDocument } from './document.js';
import { findAverageGrowth } from './growth.js';

/** The position of an industry: average annual changes in per cent. */
export interface LifeCycleGrowth {
  economicShare: number;
  establishments: number;
  /** The years of both changes. */
  period: Period;
}

/** How much the share of the economy must change in a year to count. */
const drift = 1;

/**
 * An industry is in growth when its share of the economy grows by more than 1 per cent a year and
 * its establishments increase; in decline when its share shrinks by more than 1 per cent a year and its
 * establishments decrease. Otherwise the two signals are weak or disagree, and it is mature.
 */
export function deriveLifeCycleStage({
  economicShare,
  establishments,
}: Omit<LifeCycleGrowth, 'period'>): LifeCycleStage {
  if (economicShare > drift && establishments > 0) return 'growth';
  if (economicShare < -drift && establishments < 0) return 'decline';
  return 'maturity';
}

/**
 * Both changes are over the same years, the first and the last in which both figures are known:
 * over different years they could not be compared, nor could one period be named for both.
 * Undefined if the document lacks the data.
 */
export function findLifeCycleGrowth(document: ValidDocument): LifeCycleGrowth | undefined {
  const shares = (document.LifeCycle?.EconomicShare ?? []).filter(isKnown);
  const shareYears = new Set(shares.map(({ Year }) => Year));
  const common = (document.Establishments ?? []).filter(
    (point) => !point.Outlook && isKnown(point) && shareYears.has(point.Year),
  );
  const [first, last] = [common.at(0)?.Year, common.at(-1)?.Year];
  if (first === undefined || last === undefined) return undefined;
  const establishments = findAverageGrowth(common);
  const economicShare = findAverageGrowth(
    shares.filter(({ Year }) => Year === first || Year === last),
  );
  return economicShare === undefined || establishments === undefined
    ? undefined
    : { economicShare, establishments, period: { from: first, to: last } };
}

const isKnown = ({ Value }: YearPoint) => Value !== null;
