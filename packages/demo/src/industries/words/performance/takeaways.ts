import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { writeCount, writePercent, writePoints } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { pickSome, describeAhead, describePace } from '../facts/phrases.js';

/** What a reader should remember, the most important first. */
export function writeTakeaways(facts: Facts): string[] {
  const random = facts.fork('takeaways');
  const further = [
    takeMargin(facts),
    takeMarket(facts),
    takeCompanies(facts),
    takeTrade(facts),
    takePeople(facts, random),
  ].filter((text) => text !== '');
  return [takeRevenue(facts, random), takeOutlook(facts, random), ...pickSome(further, 4, random)];
}

function takeRevenue({ revenue, amount, structure, fall }: Facts, random: Random): string {
  const { last, growth, first, longGrowth } = revenue;
  if (structure === 'recovering' && fall.regained !== undefined) {
    return `Revenue fell by ${writePercent(fall.depth)} between ${String(fall.from.year)} and ${String(fall.to.year)}, passed its old level in ${String(fall.regained.year)} and reached ${amount(last.value)} in ${String(last.year)}.`;
  }
  if (structure === 'falling') {
    return `Revenue has fallen from ${amount(first.value)} in ${String(first.year)} to ${amount(last.value)} in ${String(last.year)}, by ${writePercent(longGrowth)} a year.`;
  }
  return `Revenue ${describePace(growth, random)} over five years${growth < 0 ? ', to' : ' and reached'} ${amount(last.value)} in ${String(last.year)}.`;
}

function takeOutlook({ revenue: { outlookGrowth, end }, amount }: Facts, random: Random): string {
  return `Revenue ${describeAhead(outlookGrowth, random)} to ${amount(end.value)} in ${String(end.year)}.`;
}

function takeMargin({ margins }: Facts): string {
  const last = margins.at(-1);
  if (last === undefined) return '';
  return last.value < 0
    ? `The industry loses money: ${writePercent(last.value)} of revenue in ${String(last.year)}.`
    : `Profit was ${writePercent(last.value)} of revenue in ${String(last.year)}.`;
}

function takeMarket({ products: [product], markets: [market] }: Facts): string {
  if (product === undefined || market === undefined) return '';
  return `The largest line, ${decapitalise(product.name)}, brings in ${writePercent(product.share)} of revenue; the largest group of buyers, ${decapitalise(market.name)}, stands for ${writePercent(market.share)}.`;
}

function takeCompanies({ companies: [leader], concentration }: Facts): string {
  if (leader === undefined) return '';
  const moved = concentration.last.value - concentration.first.value;
  return `The four largest companies hold ${writePercent(concentration.last.value)} of the market, ${writePoints(moved)} ${moved < 0 ? 'less' : 'more'} than in ${String(concentration.first.year)}; ${leader.name} leads with ${writePercent(leader.share)}.`;
}

function takeTrade({ trade }: Facts): string {
  if (trade === undefined) return '';
  return `Exports bring ${writePercent(trade.exportShare.value)} of revenue, and imports meet ${writePercent(trade.importShare.value)} of demand at home.`;
}

function takePeople({ employees, businesses, names }: Facts, random: Random): string {
  return random.pick([
    `${writeCount(employees.last.value)} people work in ${writeCount(businesses.last.value)} businesses.`,
    `${capitalise(names.firms)} employ ${writeCount(employees.last.value)} people; there are ${writeCount(businesses.last.value)} businesses.`,
  ]);
}
