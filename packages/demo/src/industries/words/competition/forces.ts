import type { Level } from '@broadsheet/contract';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Facts } from '../facts/facts.js';
import { findConcentrated } from './concentration.js';
import { findCostShare } from './costs.js';
import {
  describeBarriers,
  describeBuyers,
  describeRivalry,
  describeSubstitutes,
  describeSuppliers,
  type JudgedForce,
} from './force-texts.js';

export type Force = NonNullable<IndustryDocument['CompetitiveForces']>[number];

/** The five forces, each judged by figures of the report; its text follows from the judgement. */
export function writeForces(facts: Facts): Force[] {
  const random = facts.fork('forces');
  const describe = {
    BarriersToEntry: describeBarriers,
    Rivalry: describeRivalry,
    BuyerPower: describeBuyers,
    SupplierPower: describeSuppliers,
    Substitutes: describeSubstitutes,
  };
  return [
    judgeBarriers(facts),
    judgeRivalry(facts),
    judgeBuyers(facts),
    judgeSuppliers(facts),
    judgeSubstitutes(facts),
  ].map((judged) => ({
    ...judged,
    Text: describe[judged.Force](facts, judged, random),
  }));
}

const judge = (value: number, medium: number, high: number): Level =>
  value >= high ? 'High' : value >= medium ? 'Medium' : 'Low';

function judgeBarriers(facts: Facts): JudgedForce {
  const { kind, concentration, establishments } = facts;
  const depreciation = findCostShare(facts, 'Depreciation').industry;
  const weight =
    concentration.last.value / 12 + depreciation / 2 + regulated[kind.regulation.level];
  return {
    Force: 'BarriersToEntry',
    Level: judge(weight, 5, 8),
    Trend: establishments.growth > 0.5 ? 'Decreasing' : 'Steady',
  };
}

const regulated: Record<Level, number> = { Low: 0, Medium: 1, High: 3 };

function judgeRivalry(facts: Facts): JudgedForce {
  const isSlow = facts.revenue.outlookGrowth < 2;
  const isFragmented = findConcentrated(facts) === 'fragmented';
  return {
    Force: 'Rivalry',
    Level: isFragmented || isSlow ? 'High' : 'Medium',
    Trend: isSlow ? 'Increasing' : 'Steady',
  };
}

function judgeBuyers({ markets: [top] }: Facts): JudgedForce {
  return { Force: 'BuyerPower', Level: judge(top?.share ?? 0, 35, 55), Trend: 'Steady' };
}

function judgeSuppliers(facts: Facts): JudgedForce {
  const purchases = findCostShare(facts, 'Purchases').industry;
  return { Force: 'SupplierPower', Level: judge(purchases, 35, 60), Trend: 'Steady' };
}

function judgeSubstitutes({ trade, structure }: Facts): JudgedForce {
  const imports = trade?.importShare.value ?? 0;
  return {
    Force: 'Substitutes',
    Level: structure === 'falling' || imports > 40 ? 'High' : 'Medium',
    Trend: structure === 'falling' || structure === 'turning' ? 'Increasing' : 'Steady',
  };
}
