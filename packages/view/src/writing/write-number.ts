import { dropNoise, groupThousands } from '@broadsheet/contract/words';

/**
 * Thousands separated by commas, and a real minus sign. Not by Intl: its output changes with the version of ICU, and a view should depend on its body alone.
 */
export function writeNumber(value: number, { groups = true } = {}): string {
  const digits = String(dropNoise(Math.abs(value)));
  const [whole = '', fraction] = digits.split('.');
  const isPlain = /^\d+$/.test(whole);
  const grouped = groups && isPlain ? groupThousands(whole) : whole;
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
