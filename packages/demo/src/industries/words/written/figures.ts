import { capitalIntensityBounds } from '@broadsheet/contract';
import type { CostCategoryName } from '@broadsheet/reports';
import { findCostShare } from '../competition/costs.js';
import { writeThousands } from '../facts/amounts.js';
import { divide, type Facts } from '../facts/facts.js';
import type { Course } from '../performance/course.js';

/** The figures that hand-written texts quote, formatted for a sentence of the text's language. */
export type Figures = ReturnType<typeof readFigures>;

/**
 * Every number of a hand-written text comes from here, so that it cannot disagree with the report.
 */
export function readFigures(facts: Facts, amount: (value: number) => string) {
  const { revenue, employees, establishments, businesses, concentration, margins } = facts;
  const percentOf = (part: Course) => writePercent(divide(part.last, revenue.last).value);
  return {
    ...readYears(revenue),
    revenue: amount(revenue.last.value),
    revenueFirst: amount(revenue.first.value),
    revenueFive: amount(revenue.five.value),
    revenueEnd: amount(revenue.end.value),
    revenueGain: amount(Math.abs(revenue.end.value - revenue.last.value)),
    growth: writePercent(revenue.growth),
    longGrowth: writePercent(revenue.longGrowth),
    outlookGrowth: writePercent(revenue.outlookGrowth),
    isFaster: revenue.outlookGrowth > revenue.growth,
    profit: amount(facts.document.Profit?.at(-1)?.Value ?? 0),
    margin: writePercent(margins.at(-1)?.value ?? 0),
    marginFive: writePercent(margins.at(-6)?.value ?? 0),
    isMarginHigher: (margins.at(-1)?.value ?? 0) > (margins.at(-6)?.value ?? 0),
    employees: writeThousands(employees.last.value),
    employeesEnd: writeThousands(employees.end.value),
    isHiring: employees.end.value > employees.last.value,
    establishments: writeThousands(establishments.last.value),
    establishmentGrowth: writePercent(establishments.longGrowth),
    businesses: writeThousands(businesses.last.value),
    perEmployee: amount(revenue.last.value / employees.last.value),
    perBusiness: amount(revenue.last.value / businesses.last.value),
    wages: amount(facts.wages.last.value),
    valueAdded: amount(facts.valueAdded.last.value),
    valueAddedShare: percentOf(facts.valueAdded),
    concentration: writePercent(concentration.last.value),
    concentrationFirst: writePercent(concentration.first.value),
    isNarrower: concentration.last.value > concentration.first.value,
    sectorConcentration: writePercent(concentration.sector),
    cost: (category: CostCategoryName) => writePercent(findCostShare(facts, category).industry),
    sectorCost: (category: CostCategoryName) => writePercent(findCostShare(facts, category).sector),
    wagesToDepreciation: (
      findCostShare(facts, 'Wages').industry / findCostShare(facts, 'Depreciation').industry
    ).toFixed(1),
    intensity: findIntensity(facts),
    /** The share of the n-th largest, counted from zero. */
    product: (index: number) => writePercent(facts.products[index]?.share ?? 0),
    market: (index: number) => writePercent(facts.markets[index]?.share ?? 0),
    company: (index: number) => writePercent(facts.companies[index]?.share ?? 0),
    companyRevenue: (index: number) =>
      amount((revenue.last.value * (facts.companies[index]?.share ?? 0)) / 100),
    named: writePercent(facts.companies.reduce((sum, { share }) => sum + share, 0)),
    ...readTrade(facts, amount),
  };
}

/** By the bounds of the report's own measure of capital intensity. */
function findIntensity(facts: Facts): 'High' | 'Medium' | 'Low' {
  const ratio =
    findCostShare(facts, 'Wages').industry / findCostShare(facts, 'Depreciation').industry;
  if (ratio < capitalIntensityBounds.highBelow) return 'High';
  return ratio > capitalIntensityBounds.lowAbove ? 'Low' : 'Medium';
}

function readYears({ first, five, last, end, best, worst }: Course) {
  return {
    firstYear: String(first.year),
    fiveYear: String(five.year),
    year: String(last.year),
    endYear: String(end.year),
    bestYear: String(best.year),
    bestChange: writePercent(best.change),
    worstYear: String(worst.year),
    worstChange: writePercent(worst.change),
    didFall: worst.change < 0,
  };
}

function readTrade({ trade }: Facts, amount: (value: number) => string) {
  const share = (partners: readonly { share: number }[] | undefined, index: number) =>
    writePercent(partners?.[index]?.share ?? 0);
  return {
    exports: amount(trade?.exports.last.value ?? 0),
    exportsEnd: amount(trade?.exports.end.value ?? 0),
    exportShare: writePercent(trade?.exportShare.value ?? 0),
    exportGrowth: writePercent(trade?.exports.growth ?? 0),
    areExportsGrowing: (trade?.exports.growth ?? 0) > 0,
    imports: amount(trade?.imports.last.value ?? 0),
    importShare: writePercent(trade?.importShare.value ?? 0),
    demand: amount(trade?.demand.last.value ?? 0),
    destination: (index: number) => share(trade?.destinations, index),
    origin: (index: number) => share(trade?.origins, index),
  };
}

/** Plain digits, which every language reads. */
function writePercent(value: number): string {
  return `${Math.abs(value).toFixed(1)}%`;
}
