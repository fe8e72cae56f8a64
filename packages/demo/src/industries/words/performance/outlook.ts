import { capitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { isUnchanged, writeCount, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { pickSome, describeAhead, nameRate, writeParagraphs } from '../facts/phrases.js';
import type { Structure } from '../facts/structure.js';
import { findChange } from './course.js';

type Story = (facts: Facts, random: Random) => readonly (readonly string[])[];

/** Texts on the outlook, and how it differs from the past. */
export function writeOutlook(facts: Facts): string {
  const random = facts.fork('outlook');
  return writeParagraphs(...stories[facts.structure](facts, random));
}

const stories: Record<Structure, Story> = {
  steady: (facts, random) => [
    [describeTarget(facts, random), comparePace(facts, random)],
    pickSome(facts.kind.ahead, 2, random),
    describeJobs(facts, random),
  ],
  surging: (facts, random) => [
    [comparePace(facts, random), describeTarget(facts, random)],
    [...describeJobs(facts, random), ...pickSome(facts.kind.ahead, 1, random)],
    [describeGained(facts)],
  ],
  recovering: (facts, random) => [
    ['The years of catching up are over.', comparePace(facts, random)],
    [describeTarget(facts, random), ...pickSome(facts.kind.ahead, 2, random)],
    describeJobs(facts, random),
  ],
  falling: (facts, random) => [
    [describeTarget(facts, random), describeGained(facts)],
    pickSome(facts.kind.ahead, 2, random),
    [comparePace(facts, random), ...describeJobs(facts, random)],
  ],
  volatile: (facts, random) => [
    [
      `An outlook for ${facts.names.industry} is an average of years that will not be average.`,
      describeTarget(facts, random),
    ],
    [...pickSome(facts.kind.ahead, 2, random), comparePace(facts, random)],
    describeJobs(facts, random),
  ],
  exporting: (facts, random) => [
    [describeExportsAhead(facts, random), describeTarget(facts, random)],
    pickSome(facts.kind.ahead, 2, random),
    [comparePace(facts, random), ...describeJobs(facts, random)],
  ],
  turning: (facts, random) => [
    [describeTarget(facts, random), describeGained(facts)],
    pickSome(facts.kind.ahead, 3, random),
    describeJobs(facts, random),
  ],
  cycling: (facts, random) => [
    pickSome(facts.kind.ahead, 2, random),
    [describeTarget(facts, random), comparePace(facts, random)],
    [...describeJobs(facts, random), describeGained(facts)],
  ],
};

function describeTarget({ revenue, amount }: Facts, random: Random): string {
  const { end, outlookGrowth, last } = revenue;
  return random.pick([
    `Revenue ${describeAhead(outlookGrowth, random)} over the five years to ${String(end.year)}, to ${amount(end.value)}.`,
    `From ${amount(last.value)} in ${String(last.year)}, revenue ${describeAhead(outlookGrowth, random)} and would come to ${amount(end.value)} in ${String(end.year)}.`,
    isUnchanged(outlookGrowth)
      ? `Revenue is put at ${amount(end.value)} in ${String(end.year)}, about what it is today.`
      : `By ${String(end.year)} revenue is put at ${amount(end.value)}, after ${outlookGrowth < 0 ? 'losing' : 'gaining'} ${writePercent(outlookGrowth)} a year.`,
  ]);
}

function comparePace({ revenue }: Facts, random: Random): string {
  const { growth, outlookGrowth, last } = revenue;
  const past = writePercent(growth);
  const ahead = writePercent(outlookGrowth);
  const difference = outlookGrowth - growth;
  const until = String(last.year);
  if (isUnchanged(outlookGrowth)) {
    return `After ${nameRate(growth)} in the five years to ${until}, that is a standstill.`;
  }
  if (growth * outlookGrowth < 0 || isUnchanged(growth)) {
    return `After ${nameRate(growth)} in the five years to ${until}, ${nameRate(outlookGrowth)} is expected.`;
  }
  if (Math.abs(difference) < 0.4) {
    return `The pace of ${growth < 0 ? 'decline' : 'growth'} hardly changes: ${past} a year in the five years to ${until}, ${ahead} in the five that follow.`;
  }
  if (growth < 0 && outlookGrowth < 0) {
    return `The decline ${difference > 0 ? 'slows' : 'quickens'}: after ${past} a year in the five years to ${until}, ${ahead} a year is expected.`;
  }
  const word = difference > 0 ? ['better', 'faster'] : ['slower', 'weaker'];
  return `At ${ahead} a year the pace is ${random.pick(word)} than the ${past} of the five years to ${until}.`;
}

function describeGained({ revenue, amount, names }: Facts): string {
  const { last, end } = revenue;
  const difference = end.value - last.value;
  const change = writePercent(findChange(last.value, end.value));
  return difference < 0
    ? `${capitalise(names.firms)} would then share ${amount(-difference)} less than in ${String(last.year)}, a fall of ${change}.`
    : `In ${String(end.year)} there would be ${amount(difference)} more to share than in ${String(last.year)}, ${change} in all.`;
}

function describeJobs({ employees, establishments }: Facts, random: Random): string[] {
  const { end, last, outlookGrowth } = employees;
  const sites = findChange(establishments.last.value, establishments.end.value);
  return [
    random.pick([
      `Employment ${describeAhead(outlookGrowth, random)}, from ${writeCount(last.value)} people to ${writeCount(end.value)}.`,
      `The number of people employed ${describeAhead(outlookGrowth, random)} and would be ${writeCount(end.value)} in ${String(end.year)}.`,
    ]),
    random.pick([
      `Establishments are expected to number ${writeCount(establishments.end.value)} by then, ${isUnchanged(sites) ? 'as many as today' : `${writePercent(sites)} ${sites < 0 ? 'fewer' : 'more'} than today`}.`,
      `The work would be done in ${writeCount(establishments.end.value)} establishments${isUnchanged(sites) ? ', as many as now' : `, after ${writeCount(establishments.last.value)} now`}.`,
      `The number of establishments would ${isUnchanged(sites) ? 'stay at' : `${sites < 0 ? 'fall' : 'rise'} by ${writePercent(sites)} to`} ${writeCount(establishments.end.value)}.`,
    ]),
  ];
}

function describeExportsAhead({ trade, amount }: Facts, random: Random): string {
  if (trade === undefined) return '';
  const { last, end, outlookGrowth } = trade.exports;
  return `What happens abroad decides: exports ${random.pick(['of', 'worth'])} ${amount(last.value)} in ${String(last.year)} are expected to ${outlookGrowth < 0 ? 'shrink' : 'grow'} by ${writePercent(outlookGrowth)} a year, to ${amount(end.value)} in ${String(end.year)}.`;
}
