import { niceTicks } from '../../axes/nice-ticks.js';
import { type RampRole, rampRoles } from '../../themes/theme.js';

/** Per cent. Classes finer than this would show no useful difference. */
const leastTop = 1;

/** Classes of equal width from zero to a round share above the largest, at most five. */
export interface ShareClasses {
  /** The bounds of the classes in ascending order, one more than there are classes. */
  bounds: number[];
  decimals: number;
  colors: RampRole[];
  colorOf: (share: number) => RampRole;
}

export function classifyShares(shares: readonly number[]): ShareClasses {
  const { values: bounds, decimals } = niceTicks([leastTop, ...shares], rampRoles.length);
  const count = bounds.length - 1;
  const colors = Array.from({ length: count }, (_, index) => rampColor(index, count));
  const colorOf = (share: number): RampRole => {
    const above = bounds.findIndex((bound) => bound > share);
    const index = above === -1 ? count - 1 : Math.max(0, above - 1);
    return rampColor(index, count);
  };
  return { bounds, decimals, colors, colorOf };
}

/** The highest class always has the strongest colour. */
function rampColor(index: number, count: number): RampRole {
  const last = rampRoles.length - 1;
  const step = count === 1 ? last : Math.round((index * last) / (count - 1));
  return rampRoles[step] ?? 'ramp5';
}
