import { capitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { writeCount, writePercent, writeSmall } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import {
  joinNames,
  nameChange,
  describePace,
  describePast,
  writeParagraphs,
} from '../facts/phrases.js';
import type { Structure } from '../facts/structure.js';
import { findChange } from './course.js';
import { describeMargins } from './margins.js';
import { describePeople } from './people.js';

type Story = (facts: Facts, random: Random) => readonly (readonly string[])[];

/** The course of the industry; the kind of course decides the order. */
export function writePerformance(facts: Facts): string {
  const random = facts.fork('performance');
  return writeParagraphs(...stories[facts.structure](facts, random));
}

const stories: Record<Structure, Story> = {
  steady: (facts, random) => [
    [describeLevel(facts, random), describeRange(facts), pickGood(facts, random)],
    describeMargins(facts, random),
    describePeople(facts, random),
  ],
  surging: (facts, random) => [
    [describeMultiple(facts), describeBest(facts, random), pickGood(facts, random)],
    describePeople(facts, random),
    [...describeMargins(facts, random), describeLatest(facts, random)],
  ],
  recovering: (facts, random) => [
    [describeCollapse(facts, random), random.pick(facts.kind.bad), describeRecovery(facts)],
    describeMargins(facts, random),
    [describeLevel(facts, random), pickGood(facts, random)],
    describePeople(facts, random),
  ],
  falling: (facts, random) => [
    [describeLoss(facts), describeWorst(facts, random), random.pick(facts.kind.bad)],
    [describeLatest(facts, random), ...describePeople(facts, random)],
    describeMargins(facts, random),
  ],
  volatile: (facts, random) => [
    [describeSwings(facts, random), describePeak(facts), random.pick(facts.kind.bad)],
    [describeLevel(facts, random), pickGood(facts, random)],
    describeMargins(facts, random),
    describePeople(facts, random),
  ],
  exporting: (facts, random) => [
    describeExports(facts, random),
    [describeLevel(facts, random), describeRange(facts)],
    describeMargins(facts, random),
    describePeople(facts, random),
  ],
  turning: (facts, random) => [
    [describeTurn(facts), describePeak(facts)],
    [describeSwings(facts, random), pickGood(facts, random), random.pick(facts.kind.bad)],
    describeMargins(facts, random),
    describePeople(facts, random),
  ],
  cycling: (facts, random) => [
    [describeLevel(facts, random), describeDips(facts), random.pick(facts.kind.bad)],
    [describeBest(facts, random), pickGood(facts, random)],
    describePeople(facts, random),
    describeMargins(facts, random),
  ],
};

/** A reason for good years; none of higher margins where they fell. */
function pickGood({ kind, margins }: Facts, random: Random): string {
  const last = margins.at(-1)?.value ?? 0;
  const five = margins.at(-6)?.value ?? 0;
  const hasGained = last > 0 && last > five - 0.5;
  return random.pick(hasGained ? [...kind.good, ...(kind.gains ?? [])] : kind.good);
}

/** The level of revenue and how it got there. */
function describeLevel({ names, amount, revenue, country }: Facts, random: Random): string {
  const { last, five, growth } = revenue;
  const pace = describePace(growth, random);
  return random.pick([
    `Revenue of ${names.industry} in ${country} ${pace} over the five years to ${String(last.year)}, to ${amount(last.value)}.`,
    `At ${amount(last.value)} in ${String(last.year)}, revenue compares with ${amount(five.value)} five years earlier; it ${pace}.`,
    `${capitalise(names.firms)} in ${country} took in ${amount(last.value)} in ${String(last.year)}. Over five years revenue ${pace}.`,
  ]);
}

function describeRange({ revenue: { best, worst } }: Facts): string {
  if (worst.change >= 0) {
    return `No year brought a decline: the slowest, ${String(worst.year)}, added ${writePercent(worst.change)}, and the fastest, ${String(best.year)}, ${writePercent(best.change)}.`;
  }
  return `The weakest year was ${String(worst.year)}, down ${writePercent(worst.change)}; the strongest was ${String(best.year)}, up ${writePercent(best.change)}.`;
}

function describeMultiple({ revenue: { first, last, growth }, amount, names }: Facts): string {
  const times = (last.value / first.value).toFixed(1);
  return `Since ${String(first.year)} revenue of ${names.industry} has multiplied by ${times}, from ${amount(first.value)} to ${amount(last.value)} in ${String(last.year)}, and the five years to ${String(last.year)} alone brought ${writePercent(growth)} a year.`;
}

function describeBest({ revenue: { best } }: Facts, random: Random): string {
  return random.pick([
    `The best year was ${String(best.year)}, with ${nameChange(best.change, random)}.`,
    `In ${String(best.year)} revenue ${describePast(best.change, random)}, more than in any other year.`,
  ]);
}

function describeWorst({ revenue: { worst } }: Facts, random: Random): string {
  return `${String(worst.year)} was the hardest year: revenue ${describePast(worst.change, random)}.`;
}

function describeLatest({ revenue: { changes } }: Facts, random: Random): string {
  const latest = changes.at(-1);
  if (latest === undefined) return '';
  return random.pick([
    `In ${String(latest.year)} revenue ${describePast(latest.change, random)}.`,
    `The latest year, ${String(latest.year)}, brought ${nameChange(latest.change, random)}.`,
  ]);
}

function describeCollapse({ fall, names, amount }: Facts, random: Random): string {
  return random.pick([
    `Between ${String(fall.from.year)} and ${String(fall.to.year)} ${names.firms} lost ${writePercent(fall.depth)} of their revenue, which went from ${amount(fall.from.value)} to ${amount(fall.to.value)}.`,
    `The pandemic divides the decade. Revenue of ${names.industry} stood at ${amount(fall.from.value)} in ${String(fall.from.year)} and at ${amount(fall.to.value)} in ${String(fall.to.year)}, ${writePercent(fall.depth)} lower.`,
  ]);
}

function describeRecovery({ fall, revenue: { last } }: Facts): string {
  if (fall.regained === undefined) return '';
  const years = fall.regained.year - fall.to.year;
  const now = findChange(fall.from.value, last.value);
  const took = years === 1 ? 'One year was' : `${capitalise(writeSmall(years))} years were`;
  return `${took} enough to pass the old level again, in ${String(fall.regained.year)}; by ${String(last.year)} revenue was ${writePercent(now)} above that of ${String(fall.from.year)}.`;
}

function describeLoss({
  revenue: { first, last, longGrowth },
  amount,
  names,
  country,
}: Facts): string {
  const lost = findChange(first.value, last.value);
  return `Revenue of ${names.industry} in ${country} was ${amount(first.value)} in ${String(first.year)} and ${amount(last.value)} in ${String(last.year)}. That is a loss of ${writePercent(lost)}, or ${writePercent(longGrowth)} a year.`;
}

function describeSwings({ revenue: { best, worst }, names }: Facts, random: Random): string {
  return random.pick([
    `Few years were ordinary. Revenue ${describePast(best.change, random)} in ${String(best.year)} and ${describePast(worst.change, random)} in ${String(worst.year)}.`,
    `Good and bad years follow each other quickly in ${names.industry}: ${String(best.year)} brought ${nameChange(best.change, random)} of revenue, ${String(worst.year)} ${nameChange(worst.change, random)}.`,
  ]);
}

function describePeak({ revenue: { peak, last }, amount }: Facts): string {
  if (peak.year === last.year) {
    return `${String(last.year)} is the highest year so far, at ${amount(last.value)}.`;
  }
  const below = findChange(peak.value, last.value);
  return `The peak was ${amount(peak.value)} in ${String(peak.year)}; ${String(last.year)}, at ${amount(last.value)}, is ${writePercent(below)} below it.`;
}

function describeExports(facts: Facts, random: Random): string[] {
  const { trade, names, country, amount } = facts;
  if (trade === undefined) return [];
  const { exports, exportShare, destinations } = trade;
  const buyers = joinNames(destinations.slice(0, 3).map(({ name }) => name));
  return [
    `${capitalise(names.industry)} in ${country} lives on customers abroad: ${writePercent(exportShare.value)} of revenue was exported in ${String(exportShare.year)}, worth ${amount(exports.last.value)}.`,
    `Exports ${describePace(exports.growth, random).replace('has ', 'have ')} over five years, with ${buyers} as the largest buyers.`,
    pickGood(facts, random),
  ];
}

function describeTurn({ revenue, amount, names, employees }: Facts): string {
  const { first, last, longGrowth, outlookGrowth, end } = revenue;
  const [was, is] = longGrowth > 0 ? ['growth', 'decline'] : ['decline', 'growth'];
  return `The past of ${names.industry} is one of ${was}, its future one of ${is}. Revenue went from ${amount(first.value)} in ${String(first.year)} to ${amount(last.value)} in ${String(last.year)}, ${writePercent(longGrowth)} ${longGrowth > 0 ? 'more' : 'less'} with every year on average, while the years to ${String(end.year)} are put at ${writePercent(outlookGrowth)} a year in the other direction. ${writeCount(employees.last.value)} people work in it today.`;
}

function describeDips({ revenue: { changes } }: Facts): string {
  const dips = changes.filter(({ change }) => change < -0.2);
  const years = joinNames(dips.map(({ year }) => String(year)));
  return `The way there was not straight: revenue fell in ${years}.`;
}
