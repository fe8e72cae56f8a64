import type { IndustryDocument } from '@broadsheet/reports';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import type { ReasonedPoint } from '../kinds/kind.js';

type Swot = NonNullable<IndustryDocument['SWOT']>;

/** Strengths and weaknesses that figures show come first; what the kind of industry has follows. */
export function writeSwot(facts: Facts): Swot {
  const { kind } = facts;
  return {
    Strengths: list([...findStrengths(facts), ...kind.strengths]),
    Weaknesses: list([...findWeaknesses(facts), ...kind.weaknesses]),
    Opportunities: list([...findOpportunities(facts), ...kind.opportunities]),
    Threats: list([...findThreats(facts), ...kind.threats]),
  };
}

const list = (points: readonly ReasonedPoint[]) =>
  points.map(([Point, Detail]) => ({ Point, Detail }));

function findStrengths({ margins, revenue, trade }: Facts): ReasonedPoint[] {
  const margin = margins.at(-1)?.value ?? 0;
  const found: ReasonedPoint[] = [];
  if (margin > 10) found.push(['Good margins', `Profit is ${writePercent(margin)} of revenue.`]);
  if (revenue.worst.change > 0) {
    const { year, change } = revenue.worst;
    found.push([
      'Growth every year',
      `Even in ${String(year)}, the slowest year, revenue rose by ${writePercent(change)}.`,
    ]);
  }
  if (trade !== undefined && trade.exportShare.value > 30) {
    found.push([
      'Strong position abroad',
      `Exports bring ${writePercent(trade.exportShare.value)} of revenue.`,
    ]);
  }
  return found;
}

function findWeaknesses({ margins, revenue, markets: [top] }: Facts): ReasonedPoint[] {
  const margin = margins.at(-1)?.value ?? 0;
  const found: ReasonedPoint[] = [];
  if (margin < 0) found.push(['Losses', `They were ${writePercent(margin)} of revenue.`]);
  else if (margin < 5) {
    found.push(['Little room for error', `Profit is only ${writePercent(margin)} of revenue.`]);
  }
  if (revenue.worst.change < -8) {
    const { year, change } = revenue.worst;
    found.push(['Deep falls', `In ${String(year)} revenue fell by ${writePercent(change)}.`]);
  }
  if (top !== undefined && top.share > 50) {
    found.push([
      'One large market',
      top.share > 65
        ? `With ${writePercent(top.share)} from one group of buyers, little is left to fall back on.`
        : `One group of buyers brings ${writePercent(top.share)} of revenue.`,
    ]);
  }
  return found;
}

function findOpportunities({ revenue, amount }: Facts): ReasonedPoint[] {
  const { end, last, outlookGrowth } = revenue;
  if (outlookGrowth <= 0) return [];
  return [
    [
      'A growing market',
      outlookGrowth < 3
        ? `Revenue is expected to be ${amount(end.value - last.value)} higher in ${String(end.year)} than in ${String(last.year)}.`
        : `Growth of ${writePercent(outlookGrowth)} a year would add ${amount(end.value - last.value)} by ${String(end.year)}.`,
    ],
  ];
}

function findThreats({ revenue, trade }: Facts): ReasonedPoint[] {
  const found: ReasonedPoint[] = [];
  if (revenue.outlookGrowth < 0) {
    found.push([
      'A shrinking market',
      `Revenue is expected to fall by ${writePercent(revenue.outlookGrowth)} a year until ${String(revenue.end.year)}.`,
    ]);
  }
  if (trade !== undefined && trade.importShare.value > 25) {
    found.push([
      'Imports',
      `They meet ${writePercent(trade.importShare.value)} of demand at home.`,
    ]);
  }
  return found;
}
