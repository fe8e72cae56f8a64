export interface Ticks {
  min: number;
  max: number;
  values: number[];
  /** Decimals that tell neighbouring ticks apart. */
  decimals: number;
}

/** Round values that cover zero and the data, about `count` of them. */
export function niceTicks(values: readonly number[], count: number): Ticks {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = niceStep((high - low || 1) / count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9) + (isHalf(step) ? 1 : 0));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  return { min: tidy(first * step), max: tidy(last * step), values: ticks, decimals };
}

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not under `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  return tidy(factor * power);
}

/** 2.5 needs one decimal more than 2 or 5 does. */
function isHalf(step: number): boolean {
  const leading = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
  return Math.abs(leading - 2.5) < 1e-6;
}

/** Sheds the error of binary fractions: 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
