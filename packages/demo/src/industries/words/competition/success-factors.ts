import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
import { writePercent, writePoints } from '../facts/amounts.js';
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
        Detail: `Wages take ${writePercent(wages)} of revenue, more than purchases do.`,
      }
    : {
        Factor: 'Careful buying',
        Detail: describeBuying(facts, purchases),
      };
}

/** What a saving of one per cent in purchases would do for profit. */
function describeBuying({ margins }: Facts, purchases: number): string {
  const margin = margins.at(-1)?.value ?? 0;
  const share = writePercent(purchases);
  if (margin <= 0) {
    return `Purchases take ${share} of revenue: ${writePercent((margin / purchases) * 100)} saved there would end the losses.`;
  }
  if (purchases < 45)
    return `Purchases, at ${share} of revenue, are the largest item that can be negotiated.`;
  return `Purchases take ${share} of revenue: one per cent saved there adds ${writePercent(purchases / margin)} to profit.`;
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
      Detail: `Revenue has fallen by ${writePercent(revenue.longGrowth)} a year since ${String(revenue.first.year)}.`,
    };
  }
  return {
    Factor: 'Knowledge of the main customers',
    Detail:
      (top?.share ?? 0) > 50
        ? `One group brings more than half of revenue: ${writePercent(top?.share ?? 0)}.`
        : `The largest group stands for ${writePercent(top?.share ?? 0)} of revenue.`,
  };
}

/** The factors together. */
export function writeFactorsChapter(facts: Facts, factors: readonly Factor[]): string {
  const { names, fork } = facts;
  const random = fork('factors-chapter');
  const list = factors
    .slice(0, 3)
    .map(({ Factor }) => decapitalise(Factor))
    .join('; ');
  const last = decapitalise(factors.at(-2)?.Factor ?? '');
  const common = random.pick([
    `${capitalise(names.firms)} that do well have three things in common: ${list}.`,
    `Three things come first for ${names.firms}: ${list}. The figures add a fourth, ${last}.`,
    `What tells good ${names.firms} from others: ${list}.`,
  ]);
  const reason = weighManagement(facts, random);
  return random.pick([true, false])
    ? writeParagraphs([common, reason])
    : writeParagraphs([reason, common]);
}

/** Why the factors matter, by what is left of revenue and how that moves. */
function weighManagement({ margins, revenue, country }: Facts, random: Random): string {
  const values = margins.map(({ value }) => value);
  const margin = values.at(-1) ?? 0;
  const range = Math.max(...values) - Math.min(...values);
  const share = writePercent(margin);
  if (margin < 0) {
    return `The average business loses ${share} of its revenue; those that lose less outlast the others.`;
  }
  if (revenue.outlookGrowth < 0) {
    return `As revenue falls, a margin of ${share} is kept only by those whose costs fall with it.`;
  }
  if (margin < 5) {
    return `On average ${share} of revenue is left, so that one mistake takes the profit of a year.`;
  }
  if (range > 5) {
    return `Margins moved by ${writePoints(range)} within the decade. Those who manage well are known in the bad years.`;
  }
  return random.pick([
    `With a margin of ${share} on average, the difference between good and bad management is larger than that between good and bad years.`,
    `The average margin of ${share} hides how far the best in ${country} are ahead of the rest.`,
  ]);
}
