import type { IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { curated as companies } from '../src/companies/curated.js';
import { demoIndustries } from '../src/industries/index.js';

const documents = [...demoIndustries({ seed: 3, count: 400 })];
const series = ['ValueAdded', 'Wages', 'ExportValue', 'ImportValue', 'DomesticDemand'] as const;

describe.each(documents)('$Country/$Code/$Language', (document) => {
  it('has further series that agree with the others', () => {
    expectYears(document);
    expectValueAdded(document);
    expectTrade(document);
  });

  it('has regions, drivers and companies that agree with its figures', () => {
    expectRegions(document);
    expectDrivers(document);
    expect(document.Companies?.map(({ Name }) => Name)).toEqual(
      document.CompanyMarketShare?.map(({ Name }) => Name),
    );
  });
});

describe('references', () => {
  it('lead to reports of the demo in the same country', () => {
    const keys = new Set(documents.map(({ Country, Code }) => `${Country}/${Code}`));
    let count = 0;
    for (const { Country, Code, About } of documents) {
      for (const related of About?.RelatedIndustries ?? []) {
        count += 1;
        expect(related.Code).not.toBe(Code);
        expect(related.Country).toBeUndefined();
        expect(keys.has(`${Country}/${related.Code}`)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('name the company reports of the Australian leaders', () => {
    const wine = documents.filter(({ Country, Code }) => Country === 'AU' && Code === '1214');
    for (const { Companies } of wine) {
      expect(Companies?.map(({ EntityId }) => EntityId)).toEqual([1001, 1003, 1004, 1005]);
    }
    for (const { Language, Companies = [] } of documents) {
      for (const { EntityId, Name } of Companies) {
        if (EntityId === undefined || Language !== 'English') continue;
        expect(companies.find(({ entityId }) => entityId === EntityId)?.name).toBe(Name);
      }
    }
  });
});

const valuesOf = (points: readonly { Value: number | null }[] | undefined) =>
  (points ?? []).map(({ Value }) => Value ?? Number.NaN);

function expectYears(document: IndustryDocument) {
  const years = document.Revenue?.map(({ Year, Outlook }) => [Year, Outlook]);
  for (const name of series) {
    const points = document[name];
    if (points === undefined) continue;
    expect(points.map(({ Year, Outlook }) => [Year, Outlook])).toEqual(years);
  }
}

function expectValueAdded({ Revenue, ValueAdded, Wages, CostStructure, Profit }: IndustryDocument) {
  const revenue = valuesOf(Revenue);
  const wages = valuesOf(Wages);
  valuesOf(ValueAdded).forEach((value, index) => {
    expect(value).toBeGreaterThanOrEqual(wages[index] ?? Number.NaN);
    expect(value).toBeLessThan(revenue[index] ?? Number.NaN);
    expect(wages[index]).toBeGreaterThan(0);
  });
  const latest = 9;
  const cost = (name: string) =>
    ((CostStructure?.find(({ Category }) => Category === name)?.Industry ?? Number.NaN) *
      (revenue[latest] ?? 0)) /
    100;
  expect(wages[latest]).toBeCloseTo(cost('Wages'), -6);
  const profit = valuesOf(Profit).at(-1) ?? Number.NaN;
  const whole = cost('Wages') + cost('Depreciation') + profit;
  expect(Math.abs((valuesOf(ValueAdded)[latest] ?? 0) / whole - 1)).toBeLessThan(0.01);
}

function expectTrade(document: IndustryDocument) {
  const { Revenue, ExportValue, ImportValue, DomesticDemand } = document;
  const isTraded = document.Imports !== undefined && document.Exports !== undefined;
  expect(ExportValue !== undefined).toBe(isTraded);
  expect(ImportValue !== undefined).toBe(isTraded);
  const revenue = valuesOf(Revenue);
  const exported = valuesOf(ExportValue);
  const imported = valuesOf(ImportValue);
  valuesOf(DomesticDemand).forEach((demand, index) => {
    const own = (revenue[index] ?? 0) - (exported[index] ?? 0);
    expect(own).toBeGreaterThan(0);
    expect(demand).toBeCloseTo(own + (imported[index] ?? 0), 3);
  });
}

function expectRegions({ GeographicBreakdown }: IndustryDocument) {
  if (GeographicBreakdown === undefined) return;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(GeographicBreakdown.map(({ Share }) => Share))).toBeCloseTo(100, 6);
  expect(sum(GeographicBreakdown.map((region) => region.PopulationShare ?? 0))).toBeCloseTo(100, 6);
}

function expectDrivers({ ExternalDrivers = [], Revenue = [] }: IndustryDocument) {
  expect(ExternalDrivers.length).toBeGreaterThanOrEqual(3);
  for (const { Points, Unit } of ExternalDrivers) {
    expect(Points?.map(({ Year, Outlook }) => [Year, Outlook])).toEqual(
      Revenue.map(({ Year, Outlook }) => [Year, Outlook]),
    );
    expect(Unit).toBeDefined();
  }
}
