import type { Random } from '../../../random.js';
import { isUnchanged, writeCount, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { describePace, nameRate, writeMove } from '../facts/phrases.js';
import { findChange } from './course.js';

/** Texts on people and establishments. */
export function describePeople(facts: Facts, random: Random): string[] {
  const { employees, establishments, revenue, amount } = facts;
  const { last, growth } = employees;
  const each = amount(revenue.last.value / last.value);
  const sites = findChange(establishments.five.value, establishments.last.value);
  return [
    isUnchanged(growth)
      ? `Employment has hardly moved since ${String(employees.five.year)}: ${writeCount(last.value)} people work in the industry.`
      : random.pick([
          `Employment ${describePace(growth, random)} since ${String(employees.five.year)} and stands at ${writeCount(last.value)}.`,
          `${writeCount(last.value)} people were employed in ${String(last.year)}, after ${nameRate(growth)} since ${String(employees.five.year)}.`,
        ]),
    random.pick([
      `Establishments numbered ${writeCount(establishments.last.value)}, ${isUnchanged(sites) ? 'as many as in' : `${writeMove(sites)} on`} ${String(establishments.five.year)}.`,
      `The work was done in ${writeCount(establishments.last.value)} establishments, against ${writeCount(establishments.five.value)} in ${String(establishments.five.year)}.`,
      `There are ${writeCount(establishments.last.value)} establishments, ${isUnchanged(sites) ? 'as many as' : `${writePercent(sites)} ${sites < 0 ? 'fewer' : 'more'} than`} in ${String(establishments.five.year)}.`,
    ]),
    compareProductivity(facts, each, random),
  ];
}

function compareProductivity({ employees, revenue }: Facts, each: string, random: Random): string {
  const now = revenue.last.value / employees.last.value;
  const before = revenue.five.value / employees.five.value;
  const change = findChange(before, now);
  if (Math.abs(change) < 1)
    return `Each of these people stands for ${each} of revenue, much as before.`;
  const difference = `${writePercent(change)} ${change > 0 ? 'more' : 'less'}`;
  return random.pick([
    `Revenue for each person employed was ${each}, ${difference} than five years before.`,
    `Each person employed brought in ${each}, ${difference} than in ${String(employees.five.year)}.`,
    `For each person employed that makes ${each} of revenue; five years earlier it was ${writePercent(Math.abs((before / now - 1) * 100))} ${change > 0 ? 'less' : 'more'}.`,
  ]);
}
