import type { IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries } from '../src/industries/index.js';

const documents = [...demoIndustries({ seed: 7, count: 400 })];

type Series = readonly { Year: number; Value: number | null; Outlook?: boolean }[] | undefined;

/** The figures of two series, year by year. */
function pair(first: Series, second: Series): [number, number][] {
  return (first ?? []).map(({ Year, Value }) => [
    Value ?? Number.NaN,
    second?.find((point) => point.Year === Year)?.Value ?? Number.NaN,
  ]);
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const findCost = ({ CostStructure }: IndustryDocument, category: string) =>
  CostStructure?.find(({ Category }) => Category === category)?.Industry ?? Number.NaN;

describe.each(documents)('$Country/$Code/$Language', (document) => {
  it('is consistent', () => {
    expectYears(document);
    expectPeopleAndPlaces(document);
    expectMoney(document);
    expectShares(document);
  });
});

function expectYears({ Revenue, Employees, Businesses, Establishments, Profit }: IndustryDocument) {
  for (const series of [Revenue, Employees, Businesses, Establishments]) {
    expect(series?.filter(({ Outlook }) => !Outlook)).toHaveLength(10);
    expect(series?.filter(({ Outlook }) => Outlook)).toHaveLength(5);
  }
  expect(Profit).toHaveLength(10);
}

function expectPeopleAndPlaces({ Employees, Businesses, Establishments }: IndustryDocument) {
  for (const [businesses, establishments] of pair(Businesses, Establishments)) {
    expect(businesses).toBeGreaterThan(0);
    expect(businesses).toBeLessThanOrEqual(establishments);
  }
  for (const [employees, establishments] of pair(Employees, Establishments)) {
    expect(employees / establishments).toBeGreaterThan(1);
    expect(employees / establishments).toBeLessThan(400);
  }
}

function expectMoney(document: IndustryDocument) {
  for (const [profit, revenue] of pair(document.Profit, document.Revenue)) {
    expect(profit).toBeLessThan(revenue * 0.45);
  }
  const [profit = 0, revenue = 0] = pair(document.Profit, document.Revenue).at(-1) ?? [];
  expect(findCost(document, 'Profit')).toBeCloseTo((profit / revenue) * 100, 0);
  expect(findCost(document, 'Wages')).toBeGreaterThan(5);
  expect(findCost(document, 'Wages')).toBeLessThan(75);
}

function expectShares(document: IndustryDocument) {
  const { ProductsAndServices, MajorMarkets, CostStructure, Imports, Exports } = document;
  for (const parts of [ProductsAndServices, MajorMarkets]) {
    expect(sum((parts ?? []).map(({ Share }) => Share))).toBeCloseTo(100, 6);
  }
  expect(sum((CostStructure ?? []).map(({ Industry }) => Industry))).toBeCloseTo(100, 6);
  expect(sum((CostStructure ?? []).map(({ Sector }) => Sector))).toBeCloseTo(100, 6);
  for (const partners of [Imports, Exports]) {
    expect(sum((partners ?? []).map(({ Share }) => Share))).toBeLessThan(100);
    expect(partners?.some(({ Country }) => Country === document.Country) ?? false).toBe(false);
  }
  const companies = sum((document.CompanyMarketShare ?? []).map(({ Share }) => Share));
  const concentration = document.MarketShareConcentration?.Points.at(-1)?.Industry ?? 0;
  expect(concentration).toBeGreaterThanOrEqual(Math.round(companies * 10) / 10);
}
