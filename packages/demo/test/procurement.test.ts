import { procurementFamily } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoCompanies, demoDrivers, demoProcurement } from '../src/index.js';

const documents = [...demoProcurement({ seed: 1 })];
const drivers = [...demoDrivers()].map(({ Country, Code }) => `${Country}/${Code}`);
const companies = new Map(
  [...demoCompanies({ seed: 1 })]
    .filter(({ Language }) => Language === 'English')
    .map((each) => [each.EntityId, each]),
);

describe.each(documents)('the report on $Title in $Country in $Language', (document) => {
  it('passes its checks without a finding', () => {
    expect(procurementFamily.check(document)).toEqual([]);
  });

  it('names drivers and companies of the demo', () => {
    const { Country, PriceDrivers = [], Vendors = [] } = document;
    for (const { Code } of PriceDrivers) expect(drivers).toContain(`${Country}/${Code}`);
    expect(Vendors.length).toBeGreaterThan(0);
    for (const { EntityId, Name } of Vendors) {
      if (EntityId === undefined) continue;
      if (document.Language === 'English') expect(companies.get(EntityId)?.Title).toBe(Name);
      else expect(companies.has(EntityId)).toBe(true);
    }
  });
});

it('there are at least six, in two countries and two languages, four years ahead', () => {
  expect(documents.length).toBeGreaterThanOrEqual(6);
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
  for (const { Price } of documents) {
    expect(Price?.Years.filter(({ Outlook }) => Outlook)).toHaveLength(4);
  }
});
