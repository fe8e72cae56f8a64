import { capitalise } from '@broadsheet/contract/words';
import type { AltTexts, ConcentrationFacts, CostFacts, SupplyChainFacts } from '../alt-texts.js';
import type { Period } from '../moment.js';
import { formatPercent, isNil } from '../percent.js';

const span = ({ from, to }: Period) =>
  from === to ? `in ${String(from)}` : `from ${String(from)} to ${String(to)}`;
const verb = (change: number) => (change > 0 ? 'rose' : 'fell');

function describeConcentration({
  companies,
  period,
  first,
  last,
  change,
  sector,
}: ConcentrationFacts) {
  const who = companies === 1 ? 'largest company' : `${String(companies)} largest companies`;
  const start = `Line chart of the combined market share of the ${who} ${span(period)}.`;
  const against =
    sector === null ? '' : `; the sector average was ${sector.text} in ${String(sector.year)}`;
  if (first === null || last === null) return `${start} It is not known for any year${against}.`;
  if (change === null || change === 0) {
    return `${start} It was ${last.text} in ${String(last.year)}${against}.`;
  }
  const path = `from ${first.text} in ${String(first.year)} to ${last.text} in ${String(last.year)}`;
  return `${start} It ${verb(change)} ${path}${against}.`;
}

const describeGrowth = (value: number) =>
  isNil(value)
    ? 'did not change'
    : `${verb(value)} ${formatPercent(Math.abs(value))} a year on average`;

function describeTrade(names: readonly string[], does: string): string | undefined {
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  if (others.length === 0) return `${does} ${first}`;
  return `${does} ${first} and ${countIndustries(others.length, 'other ')}`;
}

const countIndustries = (count: number, which: string) =>
  `${String(count)} ${which}${count === 1 ? 'industry' : 'industries'}`;

function describeSecondTier({ secondSuppliers, secondBuyers }: SupplyChainFacts): string {
  if (secondSuppliers + secondBuyers === 0) return '';
  if (secondBuyers === 0)
    return `; the second tier has ${countIndustries(secondSuppliers, 'supplying ')}`;
  if (secondSuppliers === 0)
    return `; the second tier has ${countIndustries(secondBuyers, 'buying ')}`;
  return `; the second tier has ${String(secondSuppliers)} supplying and ${countIndustries(secondBuyers, 'buying ')}`;
}

function describeSupplyChain(facts: SupplyChainFacts): string {
  const sides = [
    describeTrade(facts.suppliers, 'buys from'),
    describeTrade(facts.buyers, 'sells to'),
  ];
  const trade = sides.filter((side) => side !== undefined).join(' and ');
  return `Flow diagram of the industry's supply chain. It ${trade}${describeSecondTier(facts)}.`;
}

function describeCosts({ largest, profit }: CostFacts): string {
  const most =
    largest === null
      ? ''
      : ` The largest cost is ${largest.name.toLowerCase()} at ${formatPercent(largest.industry)} of revenue (sector ${formatPercent(largest.sector)})`;
  const left =
    profit === null
      ? ''
      : `; ${profit.name.toLowerCase()} is ${formatPercent(profit.industry)} (sector ${formatPercent(profit.sector)})`;
  return `Bar chart of costs and profit as shares of revenue, industry beside sector.${most}${left}.`;
}

export const altTextsEn: AltTexts = {
  lifeCycle: ({ stage, period, growth }) =>
    `Life cycle diagram that places the industry in ${stage}. ${capitalise(span(period))} its share of the economy ` +
    `${describeGrowth(growth.economicShare)}, and the number of establishments ${describeGrowth(growth.establishments)}.`,
  concentration: describeConcentration,
  costStructure: describeCosts,
  supplyChain: describeSupplyChain,
};
