import { writePercent } from '../facts/amounts.js';
import type { Words } from '../report.js';

/** The share of a region by its code, as it stands in a sentence. */
export function findRegion({ GeographicBreakdown = [] }: Words): (code: string) => string {
  return (code) =>
    writePercent(GeographicBreakdown.find(({ Region }) => Region === code)?.Share ?? 0);
}
