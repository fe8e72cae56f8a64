/**
 * Thousands separated by commas, which English and Japanese share, and a real minus sign. Not by Intl: its
 * output changes with the version of ICU, and a view should depend on its body alone.
 */
export function writeNumber(value: number, { groups = true } = {}): string {
  const digits = String(round(Math.abs(value)));
  const [whole = '', fraction] = digits.split('.');
  const isPlain = /^\d+$/.test(whole);
  const grouped = groups && isPlain ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Six decimals, unless nothing would be left of the value. */
function round(size: number): number {
  const rounded = Number(size.toFixed(6));
  return rounded === 0 ? size : rounded;
}
