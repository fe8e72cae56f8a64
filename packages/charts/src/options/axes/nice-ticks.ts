import { dropNoise } from '@broadsheet/contract/words';

export interface Ticks {
  min: number;
  max: number;
  values: number[];
  /** The decimals needed to tell neighbouring ticks apart. */
  decimals: number;
}

/** A span this small counts as zero. */
const nothing = 1e-9;

/** Round values that cover zero and the data, with at most `most` intervals between them. */
export function niceTicks(values: readonly number[], most: number): Ticks {
  const low = Math.min(0, ...values);
  const reach = Math.max(0, ...values);
  if (reach - low <= nothing) return { min: 0, max: 1, values: [0], decimals: 0 };
  return ticksAround({ low, high: reach }, most);
}

/** Round values from one at or below `low` to one at or above `high`. */
export function ticksAround({ low, high }: { low: number; high: number }, most: number): Ticks {
  const { step, first, last } = chooseStep(low, high, most);
  const values = Array.from({ length: last - first + 1 }, (_, index) =>
    dropNoise((first + index) * step),
  );
  return {
    min: dropNoise(first * step),
    max: dropNoise(last * step),
    values,
    decimals: decimalsOf(step),
  };
}

interface Steps {
  step: number;
  /** The lowest and the highest tick, in steps. */
  first: number;
  last: number;
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that gives few enough intervals. */
function chooseStep(low: number, high: number, most: number): Steps {
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  for (const factor of [1, 2, 2.5, 5, 10, 20, 25, 50]) {
    const step = dropNoise(factor * power);
    const first = Math.floor(low / step + 1e-9);
    const last = Math.ceil(high / step - 1e-9);
    if (last - first <= most) return { step, first, last };
  }
  throw new RangeError(`No round steps from ${String(low)} to ${String(high)}.`);
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 12; decimals += 1) {
    if (Math.abs(Number(step.toFixed(decimals)) - step) < step * 1e-6) return decimals;
  }
  return 12;
}
