import { capitalise } from '@broadsheet/contract/words';
import { writePercent } from '../facts/amounts.js';
import type { Facts, TradeFacts } from '../facts/facts.js';
import { joinNames, describeAhead, describePace, writeParagraphs } from '../facts/phrases.js';
import { findChange } from '../performance/course.js';

const list = (partners: TradeFacts['destinations']) =>
  joinNames(partners.slice(0, 3).map(({ name, share }) => `${name} (${writePercent(share)})`));

/** Exports and imports; nothing if the industry does not trade. */
export function writeTrade(facts: Facts): string {
  const { trade, amount, names, country } = facts;
  if (trade === undefined) return '';
  const random = facts.fork('trade');
  const { exports, imports, demand, exportShare, importShare } = trade;
  const have = (text: string) => text.replace('has ', 'have ').replace('is ', 'are ');
  return writeParagraphs(
    [
      `${capitalise(names.firms)} sold ${amount(exports.last.value)} abroad in ${String(exports.last.year)}, ${writePercent(exportShare.value)} of revenue.`,
      `Exports ${have(describePace(exports.growth, random))} over five years and ${have(describeAhead(exports.outlookGrowth, random))} in the five that follow.`,
      `The largest destinations are ${list(trade.destinations)}.`,
    ],
    [
      `Imports came to ${amount(imports.last.value)} and met ${writePercent(importShare.value)} of the ${amount(demand.last.value)} that buyers in ${country} spent.`,
      `They came above all from ${list(trade.origins)}.`,
    ],
    [weighTrade(facts, trade)],
  );
}

function weighTrade({ amount, country }: Facts, trade: TradeFacts): string {
  const { exports, imports, demand } = trade;
  const balance = exports.last.value - imports.last.value;
  const home = findChange(demand.five.value, demand.last.value);
  const direction = home < 0 ? 'less' : 'more';
  const wider =
    balance > 0
      ? `Exports exceed imports by ${amount(balance)}.`
      : `Imports exceed exports by ${amount(-balance)}.`;
  return `${wider} Demand in ${country} itself is ${writePercent(home)} ${direction} than in ${String(demand.five.year)}.`;
}
