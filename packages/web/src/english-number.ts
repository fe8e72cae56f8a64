/**
 * Numbers in English as Intl writes them, without it: the browser reads its tables from disk for the
 * first one, for longer than a phone takes to lay out a page. Undefined where that is not for this.
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
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${grouped}${kept === '' ? '' : `.${kept}`}`;
}

/** More digits than a number holds are wanted of those that are shown exactly. */
const exactDecimals = 15;

/** Rounded as the digits that one sees say, not those that the number really has. */
function writeDecimals(size: number, most: number): string | undefined {
  const digits = String(size);
  if (!/^\d{1,15}(\.\d+)?$/.test(digits)) return undefined;
  if (most >= exactDecimals) return digits;
  const shifted = Math.round(Number(`${digits}e${String(most)}`));
  return shifted > Number.MAX_SAFE_INTEGER ? undefined : (shifted / 10 ** most).toFixed(most);
}
