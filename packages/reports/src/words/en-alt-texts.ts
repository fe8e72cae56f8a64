import type { AltTexts, ConcentrationFacts, ShareFacts, TrendFacts } from './alt-texts.js';
import { formatPercent } from './percent.js';
import type { Period, TrendName } from './words.js';

const subjects: Record<TrendName, string> = {
  Revenue: 'revenue',
  Employees: 'employment',
  Businesses: 'the number of businesses',
  Establishments: 'the number of establishments',
  ProfitMargin: 'profit',
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const span = ({ from, to }: Period) =>
  from === to ? `in ${String(from)}` : `from ${String(from)} to ${String(to)}`;
const verb = (change: number) => (change > 0 ? 'rose' : 'fell');

function describeHistory({ name, first, last, change }: TrendFacts): string {
  const subject = capitalise(subjects[name]);
  if (first === null || last === null) return `${subject} is not known for any past year`;
  if (first.year === last.year) return `${subject} was ${last.text} in ${String(last.year)}`;
  const path = `from ${first.text} in ${String(first.year)} to ${last.text} in ${String(last.year)}`;
  if (change === null) return `${subject} went ${path}`;
  return change === 0
    ? `${subject} was ${last.text} in ${String(first.year)} and again in ${String(last.year)}`
    : `${subject} ${verb(change)} ${formatPercent(Math.abs(change))} ${path}`;
}

function describeTrend(facts: TrendFacts): string {
  const peak =
    facts.peak === null ? '' : `, with a peak of ${facts.peak.text} in ${String(facts.peak.year)}`;
  const outlook =
    facts.outlook === null
      ? ''
      : `, and the outlook is ${facts.outlook.text} in ${String(facts.outlook.year)}`;
  return (
    `Bar chart of ${subjects[facts.name]} and its annual change ${span(facts.period)}. ` +
    `${describeHistory(facts)}${peak}${outlook}.`
  );
}

function describeLeading({ leading }: ShareFacts): string {
  const [first, ...others] = leading.map(({ name, share }) => `${name} (${formatPercent(share)})`);
  if (first === undefined) return 'No part is named';
  return others.length === 0
    ? `The largest is ${first}`
    : `The largest is ${first}, followed by ${others.join(' and ')}`;
}

const describeParts = (kind: string, facts: ShareFacts) =>
  `${kind} in ${facts.count === 1 ? 'one part' : `${String(facts.count)} parts`}. ${describeLeading(facts)}.`;

const describeRemainder = (who: string, { remainder }: ShareFacts) =>
  remainder === null ? '' : `; ${who} account for ${formatPercent(remainder)}`;

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
  value === 0
    ? 'did not change'
    : `${verb(value)} ${formatPercent(Math.abs(value))} a year on average`;

function describeSide(names: string[], second: number, does: string): string {
  if (names.length === 0) return `no industry it ${does} is named`;
  const count = names.length === 1 ? '1 industry' : `${String(names.length)} industries`;
  const more = second === 0 ? '' : ` and, one step further, ${String(second)}`;
  return `it ${does} ${count}${names[0] === undefined ? '' : ` (first: ${names[0]})`}${more}`;
}

export const altTextsEn: AltTexts = {
  trend: describeTrend,
  lifeCycle: ({ stage, period, economicShareGrowth, establishmentGrowth }) =>
    `Life cycle diagram that places the industry in ${stage}. ${capitalise(span(period))} its share of the economy ` +
    `${describeGrowth(economicShareGrowth)}, and the number of establishments ${describeGrowth(establishmentGrowth)}.`,
  productsAndServices: (facts) =>
    describeParts('Bar chart of revenue by product and service', facts),
  majorMarkets: (facts) => describeParts('Bar chart of revenue by market', facts),
  companyMarketShare: (facts) =>
    `Bar chart of companies' shares of revenue. ${describeLeading(facts)}${describeRemainder('all other companies', facts)}.`,
  imports: (facts) =>
    `World map of imports by country of origin. ${describeLeading(facts)}${describeRemainder('countries not named', facts)}.`,
  exports: (facts) =>
    `World map of exports by country of destination. ${describeLeading(facts)}${describeRemainder('countries not named', facts)}.`,
  concentration: describeConcentration,
  costStructure: ({ largest, profit }) => {
    const figure = (part: { name: string; industry: number; sector: number }) =>
      `${part.name.toLowerCase()} at ${formatPercent(part.industry)} of revenue (sector ${formatPercent(part.sector)})`;
    const most = largest === null ? '' : ` The largest cost is ${figure(largest)}`;
    const left = profit === null ? '' : `; ${figure(profit)}`;
    return `Bar chart of costs and profit as shares of revenue, industry beside sector.${most}${left}.`;
  },
  supplyChain: ({ suppliers, buyers, secondSuppliers, secondBuyers }) =>
    `Flow diagram of the industry's supply chain. ${capitalise(describeSide(suppliers, secondSuppliers, 'buys from'))}; ` +
    `${describeSide(buyers, secondBuyers, 'sells to')}.`,
};
