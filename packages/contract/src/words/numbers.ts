/**
 * Rounds half away from zero, as accountants do; never gives -0. Texts, images and pages all round
 * with this function, so that a figure reads the same in each.
 */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value || 0;
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  if (!(scaled < mostScaled)) return roundDigits(value, decimals);
  // Products such as 1.005 * 100 are just below the half that they represent.
  const rounded = Math.round(scaled * (1 + 2 * Number.EPSILON)) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** For larger numbers, what is added for such products would itself change the last digit. */
const mostScaled = 2 ** 40;

/** The same for numbers with up to fifteen digits, several times slower. */
function roundDigits(value: number, decimals: number): number {
  const [digits = '', exponent = '0'] = dropNoise(Math.abs(value)).toExponential().split('e');
  const shifted = Math.round(Number(`${digits}e${String(Number(exponent) + decimals)}`));
  // Even larger numbers have no decimals left to round.
  if (!(shifted < Number.MAX_SAFE_INTEGER)) return value;
  return Math.sign(value) * Number(`${String(shifted)}e${String(-decimals)}`);
}

/**
 * Removes the error of a product of decimal fractions: 0.07 times 100 is 7, not 7.000000000000001.
 * Nobody writes a number with more than fifteen digits.
 */
export function dropNoise(value: number): number {
  // Almost all numbers have fewer digits, and asking for fifteen takes long. Zero loses its sign.
  return String(value).length <= 15 ? value + 0 : Number(value.toPrecision(15));
}

/** Removes the error of a sum or a difference of percentages, which could make a half round down. */
export function dropSumNoise(value: number): number {
  return roundTo(value, 9);
}

/** How many decimals a number is written with. */
export function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  const end = text.indexOf('e');
  const mantissa = end < 0 ? text : text.slice(0, end);
  const point = mantissa.indexOf('.');
  const written = point < 0 ? 0 : mantissa.length - point - 1;
  return end < 0 ? written : Math.max(0, written - Number(text.slice(end + 1)));
}

/** `12,345` of `12345`: English and Japanese both separate thousands with commas. */
export function groupThousands(digits: string): string {
  if (digits.length < 4) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
