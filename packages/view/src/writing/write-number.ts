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

/** Fifteen digits: all that a publisher can have meant, without what sums of binary fractions add. */
const round = (size: number) => Number(size.toPrecision(15));
