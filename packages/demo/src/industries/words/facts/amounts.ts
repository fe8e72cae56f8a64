import { currencySigns, englishScales, groupThousands } from '@broadsheet/contract/words';

const signs: Partial<Record<string, string>> = currencySigns;

/** An amount as it stands in a sentence, in the style of the explorer's figures, such as A$7.2bn. */
export function writeAmount(value: number, currency: string): string {
  const sign = signs[currency] ?? `${currency} `;
  const minus = value < 0 ? '-' : '';
  return `${minus}${sign}${writeSize(Math.abs(value))}`;
}

function writeSize(value: number): string {
  for (const { from, name } of englishScales) {
    // A value that rounds up to a thousand of one scale is one of the next.
    if (value >= from * 0.99995) return `${writeDecimals(value / from)}${name}`;
  }
  return writeThousands(roundDigits(value));
}

/** Three significant digits; the others are zeros. */
function roundDigits(value: number): number {
  return value < 1000 ? value : Number(value.toPrecision(3));
}

/** One decimal below a hundred, none above: readers remember about three digits. */
function writeDecimals(value: number): string {
  return value < 99.95 ? value.toFixed(1) : writeThousands(value);
}

/** A number of people or places. */
export function writeCount(value: number): string {
  return value >= 1e6 ? writeSize(value) : writeThousands(value);
}

/** Digits in groups of three. */
export function writeThousands(value: number): string {
  const digits = groupThousands(String(Math.round(Math.abs(value))));
  return `${value <= -0.5 ? '-' : ''}${digits}`;
}

/** Without its sign: the verb says whether it is a rise or a fall. */
export function writePercent(value: number): string {
  return isUnchanged(value) ? 'less than 0.1%' : `${writeTenths(Math.abs(value))}%`;
}

/**
 * What toFixed(1) writes, in half the time: a report has hundreds of percentages. Close to a
 * half, only toFixed knows which way the exact binary value goes.
 */
function writeTenths(value: number): string {
  const tenths = Math.round(value * 10);
  if (Math.abs(value * 10 - tenths) > 0.499) return value.toFixed(1);
  return `${String(Math.floor(tenths / 10))}.${String(tenths % 10)}`;
}

/** Whether a change would be written as 0.0%. */
export function isUnchanged(value: number): boolean {
  return Math.abs(value) < 0.05;
}

/** With its sign, for levels that may be negative, such as a margin. */
export function writeSignedPercent(value: number): string {
  return `${value <= -0.05 ? '-' : ''}${writePercent(value)}`;
}

/** A difference between two shares. */
export function writePoints(value: number): string {
  const size = Math.abs(value).toFixed(1);
  return `${size} percentage ${size === '1.0' ? 'point' : 'points'}`;
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers are written as words. */
export function writeSmall(value: number): string {
  return smallNumbers[value] ?? String(value);
}

/** A ratio with three significant digits, such as 0.0872 or 3.01. */
export function writeMultiple(value: number): string {
  return value >= 100 ? writeThousands(value) : value.toPrecision(value >= 10 ? 3 : 2);
}
