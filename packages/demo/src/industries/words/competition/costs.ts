import { capitalise } from '@broadsheet/contract/words';
import type { CostCategoryName } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
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

/** Texts on costs; losses, thin margins and heavy wages each begin in another place. */
export function writeCosts(facts: Facts): string {
  const { document } = facts;
  const random = facts.fork('costs');
  const costs = (document.CostStructure ?? [])
    .filter(({ Category }) => Category !== 'Profit' && Category !== 'Other')
    .toSorted((a, b) => b.Industry - a.Industry);
  const [top, second, third] = costs;
  if (top === undefined || second === undefined || third === undefined) return '';
  const ranked = [top, second, third] as const;
  const details = [top, second].map(({ Category }) => describeCost(facts, Category, random));
  const profit = describeProfit(facts, random);
  const comparison = compareSector(top.Category, top.Industry - top.Sector, random);
  const { industry: margin } = findCostShare(facts, 'Profit');
  if (margin < 5) {
    return writeParagraphs([profit, rankCosts(ranked, random)], [...details, comparison]);
  }
  if (top.Category === 'Wages') {
    return writeParagraphs([comparison, ...details], [rankCosts(ranked, random), profit]);
  }
  return writeParagraphs([rankCosts(ranked, random), ...details], [comparison, profit]);
}

type Cost = NonNullable<Facts['document']['CostStructure']>[number];

function rankCosts([top, second, third]: readonly [Cost, Cost, Cost], random: Random): string {
  const share = ({ Category, Industry }: Cost) => `${words[Category]} ${writePercent(Industry)}`;
  const lead = `${capitalise(words[top.Category])} ${agree(top.Category, 'take')} ${writePercent(top.Industry)} of revenue`;
  if (top.Industry > 55)
    return `${lead}; next to them ${share(second)} and ${share(third)} look small.`;
  if (top.Industry - second.Industry < 5) {
    return `Two costs weigh almost alike: ${share(top)} of revenue and ${share(second)}. A distant third: ${share(third)}.`;
  }
  return random.pick([
    `${lead}, ${share(second)} and ${share(third)}.`,
    `Of every hundred of revenue ${top.Industry.toFixed(1)} go on ${words[top.Category]}, ${second.Industry.toFixed(1)} on ${words[second.Category]} and ${third.Industry.toFixed(1)} on ${words[third.Category]}.`,
  ]);
}

/** What a cost consists of. */
function describeCost(facts: Facts, category: CostCategoryName, random: Random): string {
  const { kind, amount, wages, revenue } = facts;
  const paid = amount(wages.last.value);
  const year = String(revenue.last.year);
  const texts: Partial<Record<CostCategoryName, readonly string[]>> = {
    Purchases: [
      `Purchases are mostly ${kind.inputs}.`,
      `What is bought is above all ${kind.inputs}.`,
      `The largest bills are for ${kind.inputs}.`,
    ],
    Wages: [
      `Wages, ${paid} in ${year}, go to ${kind.staff}.`,
      `In ${year} ${paid} was paid to ${kind.staff}.`,
      `The wage bill of ${paid} in ${year} is for ${kind.staff}.`,
    ],
    Depreciation: [`Depreciation is what ${kind.equipment} lose in value each year.`],
  };
  return random.pick(texts[category] ?? ['']);
}

function describeProfit(facts: Facts, random: Random): string {
  const { industry, sector } = findCostShare(facts, 'Profit');
  const own = writePercent(industry);
  const theirs = writeSignedPercent(sector);
  if (industry < 0) {
    return `Costs exceed revenue by ${own} of it; the sector as a whole stands at ${theirs}.`;
  }
  if (industry < 5) {
    return random.pick([
      `Costs leave ${own} of revenue as profit, so that a small rise in any of them is felt; the sector keeps ${theirs}.`,
      `Only ${own} of revenue is left when all is paid. The sector's figure is ${theirs}.`,
    ]);
  }
  if (Math.abs(industry - sector) < 1) {
    return `What is left, ${own} of revenue, is about what the sector keeps.`;
  }
  return random.pick([
    `Profit is ${own} of revenue, against ${theirs} in the sector.`,
    `After all costs ${own} of revenue remains, ${industry > sector ? 'more' : 'less'} than the ${theirs} of the sector.`,
  ]);
}

function compareSector(category: CostCategoryName, difference: number, random: Random): string {
  const word = capitalise(words[category]);
  const verb = (text: string) => agree(category, text);
  if (Math.abs(difference) < 1)
    return `${word} ${verb('weigh')} about as much as elsewhere in the sector.`;
  const points = writePoints(difference);
  return random.pick([
    `${word} ${verb('weigh')} ${points} ${difference > 0 ? 'more' : 'less'} than in the sector on average.`,
    `Compared with the sector, ${words[category]} ${verb('take')} ${points} ${difference > 0 ? 'more' : 'less'}.`,
  ]);
}

/** Labour against machines: wages for each unit of depreciation. */
export function writeCapital(facts: Facts): string {
  const { kind, names } = facts;
  const random = facts.fork('capital');
  const wages = findCostShare(facts, 'Wages').industry;
  const depreciation = findCostShare(facts, 'Depreciation').industry;
  if (depreciation === 0) return '';
  const ratio = wages / depreciation;
  const level = ratio < 3 ? 'high' : ratio > 8 ? 'low' : 'medium';
  const meanings = {
    high: `Capital rather than labour decides: ${kind.equipment} cost much and last long, and what stands idle is dear.`,
    medium: `People and ${kind.equipment} matter alike, and one can replace the other only in part.`,
    low: `The work is done by ${kind.staff}. Little of it can be left to machines so far.`,
  };
  const units = writeMultiple(ratio);
  const measures = {
    high: `Capital intensity is high: to each unit of depreciation there are only ${units} units of wages.`,
    medium: `Capital intensity is medium: for every unit of depreciation ${names.firms} pay ${units} units of wages.`,
    low: `Capital intensity is low, as ${names.firms} pay ${units} units of wages for one of depreciation.`,
  };
  return level === 'high'
    ? writeParagraphs([meanings.high, measures.high], describeValueAdded(facts, random))
    : writeParagraphs([measures[level], meanings[level]], describeValueAdded(facts, random));
}

function describeValueAdded(facts: Facts, random: Random): string[] {
  const { revenue, employees, amount, valueAdded } = facts;
  const each = amount(revenue.last.value / employees.last.value);
  const added = amount(valueAdded.last.value / employees.last.value);
  const total = amount(valueAdded.last.value);
  const year = String(valueAdded.last.year);
  const share = writePercent((valueAdded.last.value / revenue.last.value) * 100);
  return random.pick([
    [
      `One person employed brings ${each} of revenue and ${added} of value added.`,
      `Value added came to ${total} in ${year}, ${share} of revenue.`,
    ],
    [
      `Of the revenue of ${year}, ${share} was value added: ${total} in all, and ${added} for each person employed.`,
    ],
    [
      `In ${year} the industry added ${total} of value, or ${share} of revenue, to what it bought.`,
      `That is ${added} for each person employed, from ${each} of revenue.`,
    ],
  ]);
}
