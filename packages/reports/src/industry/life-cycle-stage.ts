import type { LifeCycleStage } from '@broadsheet/contract';
import type { SoundDocument } from './document.js';
import { findAverageGrowth } from './growth.js';

/** Where an industry stands: average annual changes in per cent. */
export interface LifeCycleGrowth {
  economicShare: number;
  establishments: number;
}

/** How far the share of the economy must move in a year before it counts as more than drift. */
const drift = 1;

/**
 * An industry is in growth when its share of the economy grows by more than 1 per cent a year and
 * its establishments increase; in decline when its share shrinks by more than 1 per cent a year and its
 * establishments decrease. Otherwise the two signals are weak or disagree, and it is mature.
 */
export function deriveLifeCycleStage({
  economicShare,
  establishments,
}: LifeCycleGrowth): LifeCycleStage {
  if (economicShare > drift && establishments > 0) return 'growth';
  if (economicShare < -drift && establishments < 0) return 'decline';
  return 'maturity';
}

/** Undefined where the document does not say enough to place the industry. */
export function findLifeCycleGrowth(document: SoundDocument): LifeCycleGrowth | undefined {
  const history = document.Establishments?.filter(({ Outlook }) => !Outlook) ?? [];
  const establishments = findAverageGrowth(history);
  const economicShare = findAverageGrowth(document.LifeCycle?.EconomicShare ?? []);
  return economicShare === undefined || establishments === undefined
    ? undefined
    : { economicShare, establishments };
}
