import type { CompetitiveForce, Level, Trend } from '@broadsheet/contract';
import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
import { writeCount, writePercent, writeRate } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { nameIndustry, writeParagraphs } from '../facts/phrases.js';
import { findConcentrated } from './concentration.js';
import { findCostShare } from './costs.js';

type Force = NonNullable<IndustryDocument['CompetitiveForces']>[number];

/** The five forces, each judged by figures of the report. */
export function writeForces(facts: Facts): Force[] {
  const random = facts.fork('forces');
  return [
    findBarriers(facts),
    findRivalry(facts, random),
    findBuyerPower(facts),
    findSupplierPower(facts),
    findSubstitutes(facts),
  ];
}

const build = (name: CompetitiveForce, level: Level, trend: Trend, text: string): Force => ({
  Force: name,
  Level: level,
  Trend: trend,
  Text: text,
});

const judge = (value: number, medium: number, high: number): Level =>
  value >= high ? 'High' : value >= medium ? 'Medium' : 'Low';

function findBarriers(facts: Facts): Force {
  const { kind, concentration, establishments } = facts;
  const depreciation = findCostShare(facts, 'Depreciation').industry;
  const weight =
    concentration.last.value / 12 + depreciation / 2 + regulated[kind.regulation.level];
  const trend = establishments.growth > 0.5 ? 'Decreasing' : 'Steady';
  return build(
    'BarriersToEntry',
    judge(weight, 5, 8),
    trend,
    `Newcomers need ${kind.equipment}; depreciation alone takes ${writePercent(depreciation)} of revenue. ${establishments.growth > 0 ? 'New places open all the same' : 'Few new places have opened'}: their number changed by ${writeRate(establishments.growth)} a year over five years.`,
  );
}

const regulated: Record<Level, number> = { Low: 0, Medium: 1, High: 3 };

function findRivalry(facts: Facts, random: Random): Force {
  const { names, revenue, companies } = facts;
  const concentrated = findConcentrated(facts);
  const isSlow = revenue.outlookGrowth < 2;
  const level = concentrated === 'fragmented' || isSlow ? 'High' : 'Medium';
  const [leader] = companies;
  const ways = random.pick(['price, quality and service', 'price, range and reputation']);
  return build(
    'Rivalry',
    level,
    isSlow ? 'Increasing' : 'Steady',
    `${capitalise(names.firms)} compete by ${ways}. ${isSlow ? `With revenue expected to change by only ${writeRate(revenue.outlookGrowth)} a year, one can hardly grow except at the expense of others.` : `Growth of ${writePercent(revenue.outlookGrowth)} a year leaves room for several.`} ${leader === undefined ? '' : `${leader.share < 12 ? 'Even the leader' : 'The leader'}, ${leader.name}, has ${leader.share < 12 ? 'no more than ' : ''}${writePercent(leader.share)} of the market.`}`.trim(),
  );
}

function findBuyerPower({ markets: [top], products }: Facts): Force {
  const share = top?.share ?? 0;
  const name = top === undefined ? 'one group' : decapitalise(top.name);
  return build(
    'BuyerPower',
    judge(share, 35, 55),
    'Steady',
    `The largest group of buyers, ${name}, stands for ${writePercent(share)} of revenue. ${share >= 55 ? 'A company that loses it has no market left.' : 'No group alone can dictate terms.'} ${products.length > 4 ? 'A wide range makes it harder to compare offers.' : 'With few lines on offer, prices are easy to compare.'}`,
  );
}

function findSupplierPower(facts: Facts): Force {
  const { kind, document } = facts;
  const purchases = findCostShare(facts, 'Purchases').industry;
  const [first] = document.SupplyChain?.FirstTierSuppliers ?? [];
  return build(
    'SupplierPower',
    judge(purchases, 35, 60),
    'Steady',
    `Purchases take ${writePercent(purchases)} of revenue. Much of that is ${kind.inputs}${first === undefined ? '' : `, and there is hardly a way around ${nameIndustry(first.Title)}`}.`,
  );
}

function findSubstitutes({ trade, kind, structure }: Facts): Force {
  const imports = trade?.importShare.value ?? 0;
  const level: Level = structure === 'falling' || imports > 40 ? 'High' : 'Medium';
  const text = `Buyers may turn to ${kind.substitutes}.`;
  return build(
    'Substitutes',
    level,
    structure === 'falling' || structure === 'turning' ? 'Increasing' : 'Steady',
    trade === undefined ? text : `${text} Imports already meet ${writePercent(imports)} of demand.`,
  );
}

/** The forces together. */
export function writeForcesChapter(facts: Facts, forces: readonly Force[]): string {
  // Barriers to entry protect existing businesses; the other forces act against them.
  const strong = forces.filter(
    ({ Force: name, Level: level }) => level === 'High' && name !== 'BarriersToEntry',
  ).length;
  const [rivalry] = forces.filter(({ Force: name }) => name === 'Rivalry');
  const { names, country, kind, businesses, margins } = facts;
  const margin = margins.at(-1)?.value ?? 0;
  return writeParagraphs(
    [
      strong >= 3
        ? `Competition leaves ${names.firms} in ${country} little room: most forces are strong.`
        : strong === 0
          ? `No force presses ${names.firms} in ${country} very hard.`
          : `Some forces press hard on ${names.firms} in ${country}, others hardly at all.`,
      `Rivalry is ${(rivalry?.Level ?? 'Medium').toLowerCase()}, with ${writeCount(businesses.last.value)} businesses in the market.`,
      margin > 12
        ? `A margin of ${writePercent(margin)} shows that those inside are well protected.`
        : margin > 0
          ? `A margin of ${writePercent(margin)} shows how much of the gain is competed away.`
          : 'That the industry makes losses shows how much is competed away.',
    ],
    [`Beside the companies of the trade itself, ${kind.substitutes} limit what can be charged.`],
  );
}
