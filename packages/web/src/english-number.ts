import { groupThousands, roundTo } from '@broadsheet/contract/words';

/**
 * Formats numbers in English like Intl, but without it: for the first number the browser reads
 * Intl's tables from disk, which takes longer than a phone takes to lay out a page. Undefined for
 * options or numbers that this function does not support.
 */
export function formatEnglish(
  value: number,
  options: Intl.NumberFormatOptions,
): string | undefined {
  const {
    minimumFractionDigits: least = 0,
    maximumFractionDigits: most = 3,
    signDisplay = 'auto',
    ...others
  } = options;
  if (Object.keys(others).length > 0) return undefined;
  const text = writeDecimals(Math.abs(value), most);
  if (text === undefined) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  const isZero = Number(text) === 0;
  const sign = value < 0 && !isZero ? '-' : signDisplay === 'exceptZero' && !isZero ? '+' : '';
  const grouped = groupThousands(whole);
  return `${sign}${grouped}${kept === '' ? '' : `.${kept}`}`;
}

/** From this many decimals on, a number is shown with all its digits. */
const exactDecimals = 15;

function writeDecimals(size: number, most: number): string | undefined {
  const digits = String(size);
  if (!/^\d{1,15}(\.\d+)?$/.test(digits)) return undefined;
  if (most >= exactDecimals) return digits;
  if (size * 10 ** most > Number.MAX_SAFE_INTEGER) return undefined;
  return roundTo(size, most).toFixed(most);
}
