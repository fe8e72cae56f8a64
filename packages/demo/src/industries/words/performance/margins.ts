import type { Random } from '../../../random.js';
import { writePercent, writePoints, writeSignedPercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames } from '../facts/phrases.js';
import type { YearValue } from './course.js';

/** Texts on profit margins and how they changed. */
export function describeMargins({ margins, document, amount }: Facts, random: Random): string[] {
  const last = margins.at(-1);
  const five = margins.at(-6);
  const profit = document.Profit?.at(-1)?.Value;
  if (last === undefined || five === undefined || typeof profit !== 'number') return [];
  return [
    last.value < 0
      ? `The industry made a loss of ${amount(-profit)} in ${String(last.year)}, ${writePercent(last.value)} of revenue.`
      : random.pick([
          `In ${String(last.year)} profit was ${amount(profit)}, a margin of ${writePercent(last.value)}.`,
          `Profit came to ${amount(profit)} in ${String(last.year)}, which is ${writePercent(last.value)} of revenue.`,
          `The profit margin stood at ${writePercent(last.value)} in ${String(last.year)}, or ${amount(profit)}.`,
        ]),
    describeMove(five, last, random),
    describeExtremes(margins, random),
  ];
}

function describeMove(five: YearValue, last: YearValue, random: Random): string {
  const moved = last.value - five.value;
  if (Math.abs(moved) < 0.15) {
    return `Five years earlier it had been practically the same, ${writeSignedPercent(five.value)}.`;
  }
  if (last.value < 0 || five.value < 0) {
    return `In ${String(five.year)} the margin had been ${writeSignedPercent(five.value)}.`;
  }
  const before = writePercent(five.value);
  return random.pick([
    `That is ${writePoints(moved)} ${moved > 0 ? 'more' : 'less'} than in ${String(five.year)}.`,
    `In ${String(five.year)} it had been ${before}.`,
    `Five years earlier ${before} of revenue had been left, so margins have become ${moved > 0 ? 'wider' : 'narrower'}.`,
  ]);
}

function describeExtremes(margins: readonly YearValue[], random: Random): string {
  const losses = margins.filter(({ value }) => value < 0);
  if (losses.length === margins.length) {
    return 'There has been no year of profit in the whole decade.';
  }
  if (losses.length > 0) {
    return `There were losses in ${joinNames(losses.map(({ year }) => String(year)))}.`;
  }
  const sorted = margins.toSorted((a, b) => a.value - b.value);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined || high.value - low.value < 0.5) return '';
  const [worst, best] = [writePercent(low.value), writePercent(high.value)];
  const [then, when] = [String(low.year), String(high.year)];
  return random.pick([
    `Over the decade the margin moved between ${worst} in ${then} and ${best} in ${when}.`,
    `The best margin of the decade was ${best}, in ${when}; the lowest was ${worst}, in ${then}.`,
    `It was highest in ${when}, at ${best}, and lowest in ${then}, at ${worst}.`,
  ]);
}
