import type { CompetitiveForce, Level, Trend } from '@broadsheet/contract';
import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { isUnchanged, writeCount, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { describeRate, nameIndustry } from '../facts/phrases.js';
import { findConcentrated } from './concentration.js';
import { findCostShare } from './costs.js';

export interface JudgedForce {
  Force: CompetitiveForce;
  Level: Level;
  Trend: Trend;
}

/** What keeps newcomers out, and whether they come all the same. */
export function describeBarriers(facts: Facts, { Level, Trend }: JudgedForce): string {
  const reasons: Record<Level, string> = {
    High: 'It is hard to enter',
    Medium: 'Entry takes time and money',
    Low: 'Little keeps newcomers out',
  };
  const why = Level === 'Low' ? describeOpenness(facts) : findBarrier(facts);
  const reason = `${reasons[Level]}: ${why}.`;
  const { growth } = facts.establishments;
  const places = `the number of places ${describeRate(growth)} over five years`;
  const lower: Record<Level, string> = {
    High: `Even so, ${places}, which shows that barriers are coming down.`,
    Medium: `Barriers are becoming lower: ${places}.`,
    Low: `Those who want to come do so, as ${places}.`,
  };
  if (Trend === 'Decreasing') return `${reason} ${lower[Level]}`;
  return `${reason} ${capitalise(places)}${growth < -0.5 ? ', so that few newcomers can be expected.' : '.'}`;
}

function describeOpenness(facts: Facts): string {
  const four = writePercent(facts.concentration.last.value);
  const depreciation = writePercent(findCostShare(facts, 'Depreciation').industry);
  return `the four largest companies hold only ${four} of the market, and depreciation takes ${depreciation} of revenue`;
}

/** The heaviest of the things that a newcomer needs. */
function findBarrier(facts: Facts): string {
  const { kind, concentration } = facts;
  const depreciation = findCostShare(facts, 'Depreciation').industry;
  if (depreciation > 10) {
    return `${kind.equipment} have to be paid for first, and depreciation takes ${writePercent(depreciation)} of revenue`;
  }
  if (findConcentrated(facts) === 'concentrated') {
    return `the four largest companies hold ${writePercent(concentration.last.value)} of the market, and customers know them`;
  }
  if (kind.regulation.level === 'High') {
    return `permits and inspections come before the first sale, and ${kind.equipment} are needed as well`;
  }
  if (findConcentrated(facts) === 'fragmented') {
    return `${kind.equipment} are needed before anything can be sold`;
  }
  return `${kind.equipment} are needed, and the four largest companies already hold ${writePercent(concentration.last.value)} of the market`;
}

/** Why companies of the trade leave each other much or little room. */
export function describeRivalry(facts: Facts, _: JudgedForce, random: Random): string {
  const ways = random.pick([
    'price, quality and service',
    'price, range and reputation',
    'price, terms and reliability',
  ]);
  const basis = `${capitalise(facts.names.firms)} compete by ${ways}.`;
  return [basis, describeRoom(facts, random), describeLeader(facts)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describeRoom(facts: Facts, random: Random): string {
  const { outlookGrowth } = facts.revenue;
  const rate = writePercent(outlookGrowth);
  if (isUnchanged(outlookGrowth)) {
    return 'Revenue is expected to stay where it is, so that one can grow only at the expense of others.';
  }
  if (outlookGrowth < 0) {
    return `Revenue is expected to fall by ${rate} a year: each defends what is left, and the pressure rises.`;
  }
  if (outlookGrowth < 2) {
    return `Revenue is expected to rise by only ${rate} a year, so a company that wants more has to take it from others.`;
  }
  if (findConcentrated(facts) === 'fragmented') {
    return `Growth of ${rate} a year helps, but ${writeCount(facts.businesses.last.value)} businesses want a part of it.`;
  }
  return random.pick([
    `Growth of ${rate} a year leaves room for several.`,
    `With growth of ${rate} a year ahead, nobody must take customers from others in order to grow.`,
  ]);
}

function describeLeader({ companies: [leader] }: Facts): string {
  if (leader === undefined) return '';
  const share = writePercent(leader.share);
  if (leader.share < 12) return `Even the leader, ${leader.name}, has no more than ${share}.`;
  return leader.share < 30
    ? `The leader, ${leader.name}, has ${share} of the market.`
    : `${leader.name} alone has ${share} of the market, and the others follow its moves.`;
}

/** How much depends on the largest group of buyers, and whether it can compare offers. */
export function describeBuyers(facts: Facts, { Level }: JudgedForce): string {
  const [top] = facts.markets;
  const name = top === undefined ? 'one group' : decapitalise(top.name);
  const share = writePercent(top?.share ?? 0);
  const isNarrow = facts.products.length <= 4;
  const texts: Record<Level, string> = {
    High: `One group of buyers, ${name}, stands for ${share} of revenue, and a seller that loses it has few others to turn to. ${isNarrow ? 'With few lines on offer, it can compare prices easily.' : 'Only the wide range makes offers harder to compare.'}`,
    Medium: `The largest group of buyers, ${name}, stands for ${share} of revenue: enough to be heard, not enough to dictate terms. ${isNarrow ? 'As there are few lines, prices are easy to compare.' : 'A wide range makes it harder to compare offers.'}`,
    Low: `Buyers are many and different: the largest group, ${name}, brings only ${share} of revenue, and none can dictate terms.`,
  };
  return texts[Level];
}

/** What purchases weigh, and who they are made from. */
export function describeSuppliers(facts: Facts, { Level }: JudgedForce, random: Random): string {
  const { kind, document } = facts;
  const share = writePercent(findCostShare(facts, 'Purchases').industry);
  const [first, second] = document.SupplyChain?.FirstTierSuppliers ?? [];
  const name = nameIndustry(first?.Title ?? 'suppliers');
  const texts: Record<Level, string> = {
    High: `Purchases take ${share} of revenue, so that suppliers' prices decide what is left.${first === undefined ? '' : ` There is hardly a way around ${name}.`}`,
    Medium: `Purchases, mostly ${kind.inputs}, take ${share} of revenue. ${second === undefined ? 'Suppliers are heard, but do not dictate.' : `${capitalise(name)} and ${nameIndustry(second.Title)} both have a say, and neither has the last word.`}`,
    Low: describeWeakSuppliers(facts, share, random),
  };
  return texts[Level];
}

function describeWeakSuppliers(facts: Facts, share: string, random: Random): string {
  const wages = findCostShare(facts, 'Wages').industry;
  if (wages > findCostShare(facts, 'Purchases').industry) {
    return `People cost more than goods: wages take ${writePercent(wages)} of revenue, purchases ${share}. A supplier who asks for too much can be replaced.`;
  }
  return random.pick([
    `With purchases of only ${share} of revenue, suppliers have little hold: ${facts.kind.inputs} are offered by several.`,
    `Purchases take ${share} of revenue, and ${facts.kind.inputs} can be had from more than one source.`,
  ]);
}

/** What buyers could choose instead, and whether they already do. */
export function describeSubstitutes(facts: Facts, { Trend }: JudgedForce, random: Random): string {
  const { trade, kind, revenue } = facts;
  const imports = trade?.importShare.value ?? 0;
  const met = trade === undefined ? '' : describeImports(imports);
  const texts =
    Trend === 'Increasing'
      ? [
          revenue.longGrowth < 0
            ? `Buyers have begun to turn to ${kind.substitutes}, as the loss of revenue since ${String(revenue.first.year)} shows.`
            : `More and more buyers may turn to ${kind.substitutes} as revenue begins to fall.`,
        ]
      : [
          `Where prices rise too far, buyers turn to ${kind.substitutes}.`,
          `Buyers may turn to ${kind.substitutes}, though few do so for everything they need.`,
          `Those who are not content can turn to ${kind.substitutes}.`,
        ];
  return [random.pick(texts), met].filter((sentence) => sentence !== '').join(' ');
}

function describeImports(share: number): string {
  if (share > 40) return `Imports already meet ${writePercent(share)} of demand.`;
  return share > 20
    ? `Imports meet ${writePercent(share)} of demand.`
    : `Imports meet no more than ${writePercent(share)} of demand.`;
}
