import type { CompetitiveForce, Level } from '@broadsheet/contract';
import { capitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { writeCount, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, writeParagraphs } from '../facts/phrases.js';
import { findConcentrated } from './concentration.js';
import type { Force } from './forces.js';

/** The forces together; what the figures do decides what comes first. */
export function writeForcesChapter(facts: Facts, forces: readonly Force[]): string {
  const random = facts.fork('forces-chapter');
  const balance = [weighForces(forces, random), describeEntry(facts, forces)];
  const margin = facts.margins.at(-1)?.value ?? 0;
  if (margin < 0) return writeParagraphs([describeLoss(facts)], balance);
  const profit = describeMargin(facts, margin, random);
  if (margin < 5) return writeParagraphs([profit, describeField(facts, random)], balance);
  return writeParagraphs([describeField(facts, random)], [...balance, profit]);
}

function describeLoss({ names, country, margins, revenue }: Facts): string {
  const loss = writePercent(margins.at(-1)?.value ?? 0);
  return `${capitalise(names.firms)} in ${country} compete at a loss, of ${loss} of revenue in ${String(revenue.last.year)}. Prices are made by those who have capacity to fill, not by those who have costs to cover.`;
}

/** Who the competitors are. */
function describeField(facts: Facts, random: Random): string {
  const { names, country, trade, revenue, companies, businesses, concentration } = facts;
  const firms = capitalise(names.firms);
  if (trade !== undefined && trade.exportShare.value > 50) {
    return `${firms} in ${country} meet their rivals abroad, where ${writePercent(trade.exportShare.value)} of revenue is earned and buyers choose among several countries.`;
  }
  if (revenue.outlookGrowth < 0) {
    return `The market for ${names.industry} in ${country} shrinks, and every customer kept is one that another loses.`;
  }
  const count = writeCount(businesses.last.value);
  const four = writePercent(concentration.last.value);
  const [leader] = companies;
  switch (findConcentrated(facts)) {
    case 'concentrated':
      return random.pick([
        `Of ${count} businesses in ${country} four hold ${four} of the market and watch each other; the rest live in niches.`,
        `Among the ${count} businesses in ${country} four hold ${four} of the market, and what they charge is what the others can charge.`,
      ]);
    case 'fragmented':
      return random.pick([
        `${count} businesses compete in ${country}, and not even ${leader?.name ?? 'the largest'} is large enough to set prices.`,
        `Competition is close: ${count} businesses share the market, and the four largest hold only ${four} of it.`,
      ]);
    case 'middling':
      return `A few large ${names.firms} and many small ones share the market: four hold ${four}, and there are ${count} businesses.`;
  }
}

const forceNames: Record<Exclude<CompetitiveForce, 'BarriersToEntry'>, string> = {
  Rivalry: 'rivalry',
  BuyerPower: 'the power of buyers',
  SupplierPower: 'the power of suppliers',
  Substitutes: 'the pull of substitutes',
};

/** Which forces press hard and which do not; barriers to entry protect and are told apart. */
function weighForces(forces: readonly Force[], random: Random): string {
  const list = (level: Level) =>
    forces.flatMap(({ Force, Level }) =>
      Level === level && Force !== 'BarriersToEntry' ? [forceNames[Force]] : [],
    );
  const [strong, medium, weak] = [list('High'), list('Medium'), list('Low')];
  const be = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
  if (strong.length >= 3) {
    return `Most forces are strong: ${joinNames(strong)}.${weak.length === 0 ? '' : ` Only ${joinNames(weak)} ${be(weak)} low.`}`;
  }
  if (strong.length === 0) {
    return weak.length === 0
      ? `No force is strong and none is weak: ${joinNames(medium)} are all of medium strength.`
      : `No force presses very hard, and ${joinNames(weak)} ${be(weak)} low.`;
  }
  const press = strong.length === 1 ? 'presses' : 'press';
  const hard = random.pick([
    `${capitalise(joinNames(strong))} ${press} hardest`,
    `What presses hardest is ${joinNames(strong)}`,
    `${capitalise(joinNames(strong))} ${be(strong)} high`,
  ]);
  return weak.length === 0
    ? `${hard}, and no other force is low.`
    : `${hard}, while ${joinNames(weak)} ${be(weak)} low.`;
}

function describeEntry({ names, establishments }: Facts, forces: readonly Force[]): string {
  const barriers = forces.find(({ Force }) => Force === 'BarriersToEntry');
  if (barriers === undefined) return '';
  const isOpening = establishments.growth > 0.5;
  const texts: Record<Level, string> = {
    High: isOpening
      ? 'Barriers to entry are high, yet new places open behind them.'
      : `High barriers to entry protect existing ${names.firms}.`,
    Medium: isOpening
      ? 'Barriers to entry slow newcomers down without stopping them.'
      : 'Barriers to entry are of medium height.',
    Low: 'Anybody can enter, so that a good year soon brings more rivals.',
  };
  return texts[barriers.Level];
}

function describeMargin(facts: Facts, margin: number, random: Random): string {
  const { names, country } = facts;
  const share = writePercent(margin);
  if (margin > 12) {
    return findConcentrated(facts) === 'fragmented'
      ? `A margin of ${share} shows that not all of the gain is competed away.`
      : `A margin of ${share} shows that those inside are well protected.`;
  }
  if (margin >= 5) {
    return random.pick([
      `A margin of ${share} shows how much of the gain is competed away.`,
      `What competition leaves is ${share} of revenue.`,
    ]);
  }
  return random.pick([
    `Competition leaves ${names.firms} in ${country} ${share} of revenue.`,
    `With ${share} of revenue left as profit, ${names.firms} in ${country} cannot give much away.`,
  ]);
}
