import type { Cell } from '@broadsheet/view';

/** Text before the number, the number with its groups, text after it. */
const parts = /^([^\d+\-−–]*)([+\-−]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?)(\D*)$/u;

/**
 * The number format that shows a figure as its text does: thousands separators, decimals, signs
 * around it. A text in another unit than the figure (`2.9bn`) gives a plain format, so that the
 * figure stays exact.
 */
export function findNumberFormat({ text, value }: Cell): string {
  if (typeof value !== 'number') return 'General';
  const match = parts.exec(text);
  if (!match) return plainFormat(value);
  const [, before = '', sign = '', digits = '', decimals = '', after = ''] = match;
  const shown = Number(digits.replaceAll(',', '')) * (sign === '' || sign === '+' ? 1 : -1);
  const isSame = Math.abs(shown - value) <= 0.5 * 10 ** -decimals.length + 1e-9;
  if (!isSame) return plainFormat(value);
  const isGrouped = digits.includes(',') || (Math.abs(value) < 1000 && decimals !== '');
  const number = `${isGrouped ? '#,##0' : '0'}${decimals === '' ? '' : `.${'0'.repeat(decimals.length)}`}`;
  const positive = `${quote(before)}${number}${quote(after)}`;
  return sign === '+' ? `"+"${positive};-${positive};${positive}` : positive;
}

const simple = /^("[^"]*")?(#,##0|0)(?:\.(0+))?("[^"]*")?$/;

/**
 * One format for the figures of one measure, with the most decimals; undefined if they differ
 * otherwise.
 */
export function unifyFormats(formats: readonly string[]): string | undefined {
  const found = formats.map((format) => simple.exec(format));
  const [first] = found;
  if (!first) return undefined;
  const [, before = '', , , after = ''] = first;
  const isAlike = found.every(
    (each) => (each?.[1] ?? '') === before && (each?.[4] ?? '') === after,
  );
  if (!isAlike || found.includes(null)) return undefined;
  const decimals = Math.max(...found.map((each) => each?.[3]?.length ?? 0));
  const number = found.some((each) => each?.[2] === '#,##0') ? '#,##0' : '0';
  return `${before}${number}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${after}`;
}

function plainFormat(value: number): string {
  if (Number.isInteger(value)) return '#,##0';
  return Math.abs(value) >= 1000 ? '#,##0.0' : '#,##0.00';
}

const quote = (text: string): string =>
  text === '' ? '' : `"${text.replaceAll('"', '').trimEnd()}${text.endsWith(' ') ? ' ' : ''}"`;
