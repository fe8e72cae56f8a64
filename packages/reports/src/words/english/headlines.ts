import { capitalise } from '@broadsheet/contract/words';
import type { CostFinding, Headlines, LifeCycleFinding, TrendFinding } from '../headlines.js';

const mostWords = 10;

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];
const count = (value: number) => numbers[value] ?? String(value);
const countIndustries = (value: number) =>
  `${count(value)} ${value === 1 ? 'industry' : 'industries'}`;

const outlookVerbs = { '-1': 'to fall to', 0: 'to stay at', 1: 'to reach' };

function sayTrend({ subject, last, outlook, change, isLoss }: TrendFinding): string[] {
  const start = capitalise(subject);
  if (outlook !== null) {
    const { direction, text, year } = outlook;
    const when = `${direction === 0 ? 'until' : 'by'} ${String(year)}`;
    return [`${start} ${outlookVerbs[direction]} ${text} ${when}`];
  }
  if (last === null) return [];
  if (isLoss) return [`Loss of ${last.text} in ${String(last.year)}`];
  if (change === null) return [`${start} was ${last.text} in ${String(last.year)}`];
  const span = `from ${String(change.from)} to ${String(change.to)}`;
  if (change.direction === 0) return [`${start} unchanged ${span}`];
  return [`${start} ${change.direction > 0 ? 'rose' : 'fell'} ${change.text} ${span}`];
}

/** In the past tense, which is the same for singular and plural names. */
const shares: Headlines['shares'] = (chart, { name, text }) => {
  switch (chart) {
    case 'ProductsAndServices':
      return [`${name} brought in ${text} of revenue`, `Largest product line: ${text} of revenue`];
    case 'MajorMarkets':
      return [`${name} accounted for ${text} of revenue`, `Largest market: ${text} of revenue`];
    case 'CompanyMarketShare':
      return [`${name} holds ${text} of revenue`, `Largest company holds ${text} of revenue`];
    case 'InternationalTradeImports':
      return [`${name} supplied ${text} of imports`, `Largest supplier: ${text} of imports`];
    case 'InternationalTradeExports':
      return [`${name} bought ${text} of exports`, `Largest buyer: ${text} of exports`];
  }
};

const singular = new Set(['Depreciation', 'Marketing', 'Rent']);

function sayCosts({ name, isOwnName, industry, sector, direction }: CostFinding): string[] {
  const takes = isOwnName ? 'at' : singular.has(name) ? 'takes' : 'take';
  const against =
    direction === 0
      ? 'as in the sector'
      : `${direction > 0 ? 'above' : 'below'} the sector's ${sector}`;
  return [
    `${name} ${takes} ${industry} of revenue, ${against}`,
    `Largest cost at ${industry} of revenue, ${against}`,
  ];
}

const stages = { growth: 'Growing', maturity: 'Mature', decline: 'Declining' };

function sayLifeCycle({ stage, direction, text }: LifeCycleFinding): string[] {
  const moves = direction === 0 ? 'unchanged' : `${direction > 0 ? 'up' : 'down'} ${text} a year`;
  return [`${stages[stage]}: share of the economy ${moves}`];
}

function saySupplyChain(suppliers: number, buyers: number): string[] {
  const from = `buys from ${countIndustries(suppliers)}`;
  const to = `sells to ${buyers === 0 || suppliers === 0 ? countIndustries(buyers) : count(buyers)}`;
  const sides = [...(suppliers > 0 ? [from] : []), ...(buyers > 0 ? [to] : [])];
  return sides.length === 0 ? [] : [`Industry ${sides.join(' and ')}`];
}

export const headlinesEn: Headlines = {
  trend: sayTrend,
  shares,
  concentration: (companies, text) => [
    companies === 1
      ? `Largest company holds ${text} of revenue`
      : `${capitalise(count(companies))} largest companies hold ${text} of revenue`,
  ],
  costStructure: sayCosts,
  lifeCycle: sayLifeCycle,
  supplyChain: saySupplyChain,
  measure: (headline) => ({
    length: headline.trim().split(/\s+/).length,
    most: mostWords,
    unit: 'words',
  }),
  // A dot between them could end up at the start of a line.
  subtitle: (industry, subtitle) => `${industry}. ${subtitle}`,
};
