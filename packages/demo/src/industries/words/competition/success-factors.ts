import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { writeParagraphs } from '../facts/phrases.js';
import { findCostShare } from './costs.js';

type Factor = NonNullable<IndustryDocument['KeySuccessFactors']>[number];

/** What the kind of industry needs, and what its figures show. */
export function writeFactors(facts: Facts): Factor[] {
  const own = facts.kind.factors.map(([Factor, Detail]) => ({ Factor, Detail }));
  return [...own, addCostFactor(facts), addMarketFactor(facts)];
}

function addCostFactor(facts: Facts): Factor {
  const wages = findCostShare(facts, 'Wages').industry;
  const purchases = findCostShare(facts, 'Purchases').industry;
  return wages > purchases
    ? {
        Factor: 'Careful use of working hours',
        Detail: `Wages take ${writePercent(wages)} of revenue, more than anything else.`,
      }
    : {
        Factor: 'Careful buying',
        Detail: `Purchases take ${writePercent(purchases)} of revenue, so that a small saving there is a large part of profit.`,
      };
}

function addMarketFactor({ trade, markets: [top], structure, revenue }: Facts): Factor {
  if (trade !== undefined && trade.exportShare.value > 40) {
    return {
      Factor: 'Buyers in several countries',
      Detail: `${writePercent(trade.exportShare.value)} of revenue comes from abroad, and markets may close.`,
    };
  }
  if (structure === 'falling') {
    return {
      Factor: 'Costs that fall with revenue',
      Detail: `Revenue is expected to change by minus ${writePercent(revenue.outlookGrowth)} a year.`,
    };
  }
  return {
    Factor: 'Knowledge of the main customers',
    Detail: `The largest group stands for ${writePercent(top?.share ?? 0)} of revenue.`,
  };
}

/** The factors together. */
export function writeFactorsChapter({ names, margins }: Facts, factors: readonly Factor[]): string {
  const list = factors.slice(0, 3).map(({ Factor }) => decapitalise(Factor));
  const margin = margins.at(-1)?.value ?? 0;
  return writeParagraphs([
    `${capitalise(names.firms)} that do well have three things in common: ${list.join('; ')}.`,
    margin < 0
      ? `The average business loses ${writePercent(margin)} of its revenue; the best do not.`
      : `With a margin of ${writePercent(margin)} on average, the difference between good and bad management is larger than that between good and bad years.`,
  ]);
}
