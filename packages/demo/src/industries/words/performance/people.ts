import type { Random } from '../../../random.js';
import { isUnchanged, writeCount, writePercent, writeRate } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { describePace, writeMove } from '../facts/phrases.js';
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
          `${writeCount(last.value)} people were employed in ${String(last.year)}, after a change of ${writeRate(growth)} a year since ${String(employees.five.year)}.`,
        ]),
    `Establishments numbered ${writeCount(establishments.last.value)}, ${isUnchanged(sites) ? 'as many as in' : `${writeMove(sites)} on`} ${String(establishments.five.year)}.`,
    compareProductivity(facts, each),
  ];
}

function compareProductivity({ employees, revenue }: Facts, each: string): string {
  const now = revenue.last.value / employees.last.value;
  const before = revenue.five.value / employees.five.value;
  const change = findChange(before, now);
  if (Math.abs(change) < 1)
    return `Each of these people stands for ${each} of revenue, much as before.`;
  return `Revenue for each person employed was ${each}, ${writePercent(change)} ${change > 0 ? 'more' : 'less'} than five years before.`;
}
