import { capitalise } from '@broadsheet/contract/words';
import type { CostCategoryName } from '@broadsheet/reports';
import { writeMultiple, writePercent, writePoints, writeSignedPercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { writeParagraphs } from '../facts/phrases.js';

const words: Record<CostCategoryName, string> = {
  Purchases: 'purchases',
  Wages: 'wages',
  Rent: 'rent',
  Depreciation: 'depreciation',
  Utilities: 'utilities',
  Marketing: 'marketing',
  Other: 'other costs',
  Profit: 'profit',
};

const plurals: ReadonlySet<CostCategoryName> = new Set([
  'Purchases',
  'Wages',
  'Utilities',
  'Other',
]);

/** The verb for a category. */
const agree = (category: CostCategoryName, verb: string) =>
  plurals.has(category) ? verb : `${verb}s`;

/** A category's share of revenue, and the sector's. */
export function findCostShare({ document }: Facts, category: CostCategoryName) {
  const row = document.CostStructure?.find(({ Category }) => Category === category);
  return { industry: row?.Industry ?? 0, sector: row?.Sector ?? 0 };
}

/** Texts on costs, from the largest to what is left. */
export function writeCosts(facts: Facts): string {
  const { document, kind, amount, wages, revenue } = facts;
  const costs = (document.CostStructure ?? [])
    .filter(({ Category }) => Category !== 'Profit' && Category !== 'Other')
    .toSorted((a, b) => b.Industry - a.Industry);
  const [top, second, third] = costs;
  if (top === undefined || second === undefined || third === undefined) return '';
  const profit = findCostShare(facts, 'Profit');
  const details: Partial<Record<CostCategoryName, string>> = {
    Purchases: `Purchases are mostly ${kind.inputs}.`,
    Wages: `Wages, ${amount(wages.last.value)} in ${String(revenue.last.year)}, go to ${kind.staff}.`,
    Depreciation: `Depreciation is what ${kind.equipment} lose in value each year.`,
  };
  return writeParagraphs(
    [
      `${capitalise(words[top.Category])} ${agree(top.Category, 'take')} ${writePercent(top.Industry)} of revenue, ${words[second.Category]} ${writePercent(second.Industry)} and ${words[third.Category]} ${writePercent(third.Industry)}.`,
      details[top.Category] ?? '',
      details[second.Category] ?? '',
    ],
    [
      compareSector(top.Category, top.Industry - top.Sector),
      `Profit is ${writeSignedPercent(profit.industry)} of revenue, against ${writeSignedPercent(profit.sector)} in the sector.`,
    ],
  );
}

function compareSector(category: CostCategoryName, difference: number): string {
  const word = capitalise(words[category]);
  if (Math.abs(difference) < 1)
    return `${word} ${agree(category, 'weigh')} about as much as elsewhere in the sector.`;
  return `${word} ${agree(category, 'weigh')} ${writePoints(difference)} ${difference > 0 ? 'more' : 'less'} than in the sector on average.`;
}

/** Labour against machines: wages for each unit of depreciation. */
export function writeCapital(facts: Facts): string {
  const { kind, names, revenue, employees, amount, valueAdded } = facts;
  const wages = findCostShare(facts, 'Wages').industry;
  const depreciation = findCostShare(facts, 'Depreciation').industry;
  if (depreciation === 0) return '';
  const ratio = wages / depreciation;
  const level = ratio < 3 ? 'high' : ratio > 8 ? 'low' : 'medium';
  const meanings = {
    high: `Capital rather than labour decides: ${kind.equipment} cost much and last long, and a plant that stands idle is dear.`,
    medium: `People and ${kind.equipment} matter alike, and one can replace the other only in part.`,
    low: `The work is done by ${kind.staff}. Little of it can be left to machines so far.`,
  };
  return writeParagraphs(
    [
      `Capital intensity is ${level}: for every unit of depreciation ${names.firms} pay ${writeMultiple(ratio)} units of wages.`,
      meanings[level],
    ],
    [
      `One person employed brings ${amount(revenue.last.value / employees.last.value)} of revenue and ${amount(valueAdded.last.value / employees.last.value)} of value added.`,
      `Value added came to ${amount(valueAdded.last.value)} in ${String(valueAdded.last.year)}, ${writePercent((valueAdded.last.value / revenue.last.value) * 100)} of revenue.`,
    ],
  );
}
