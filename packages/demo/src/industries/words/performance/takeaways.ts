import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { writeCount, writePercent, writePoints } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { pickSome, describeAhead, describePace } from '../facts/phrases.js';

/** What a reader should remember, the most important first. */
export function writeTakeaways(facts: Facts): string[] {
  const random = facts.fork('takeaways');
  const further = [
    takeMargin(facts, random),
    takeMarket(facts, random),
    takeCompanies(facts, random),
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

function takeMargin({ margins }: Facts, random: Random): string {
  const last = margins.at(-1);
  const five = margins.at(-6);
  if (last === undefined || five === undefined) return '';
  const [now, year] = [writePercent(last.value), String(last.year)];
  if (last.value < 0) return `The industry loses money: ${now} of revenue in ${year}.`;
  const moved = last.value - five.value;
  if (five.value > 0 && Math.abs(moved) > 1.5) {
    return `The margin has ${moved < 0 ? 'narrowed' : 'widened'} from ${writePercent(five.value)} in ${String(five.year)} to ${now} in ${year}.`;
  }
  return random.pick([
    `Profit was ${now} of revenue in ${year}.`,
    `The industry kept ${now} of revenue as profit in ${year}.`,
  ]);
}

function takeMarket({ products: [product], markets: [market] }: Facts, random: Random): string {
  if (product === undefined || market === undefined) return '';
  const [line, group] = [decapitalise(product.name), decapitalise(market.name)];
  const [sold, bought] = [writePercent(product.share), writePercent(market.share)];
  return random.pick([
    `The largest line, ${line}, brings in ${sold} of revenue; the largest group of buyers, ${group}, stands for ${bought}.`,
    `${sold} of revenue comes from one line, ${line}, and ${bought} from one group of buyers, ${group}.`,
    `First among products: ${line} (${sold}). First among buyers: ${group} (${bought}).`,
  ]);
}

function takeCompanies({ companies: [leader], concentration }: Facts, random: Random): string {
  if (leader === undefined) return '';
  const moved = concentration.last.value - concentration.first.value;
  const four = writePercent(concentration.last.value);
  const own = writePercent(leader.share);
  return random.pick([
    `The four largest companies hold ${four} of the market, ${writePoints(moved)} ${moved < 0 ? 'less' : 'more'} than in ${String(concentration.first.year)}; ${leader.name} leads with ${own}.`,
    `${leader.name} leads with ${own} of the market; the four largest hold ${four} together.`,
    `Four companies share ${four} of the market, ${own} of it held by ${leader.name}.`,
  ]);
}

function takeTrade({ trade }: Facts): string {
  if (trade === undefined) return '';
  return `Exports bring ${writePercent(trade.exportShare.value)} of revenue, and imports meet ${writePercent(trade.importShare.value)} of demand at home.`;
}

function takePeople({ employees, businesses, names }: Facts, random: Random): string {
  return random.pick([
    `${writeCount(employees.last.value)} people work in ${writeCount(businesses.last.value)} businesses.`,
    `There are ${writeCount(businesses.last.value)} businesses, which employ ${writeCount(employees.last.value)} people.`,
    `${capitalise(names.firms)} employ ${writeCount(employees.last.value)} people; there are ${writeCount(businesses.last.value)} businesses.`,
  ]);
}
