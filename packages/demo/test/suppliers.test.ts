import { supplierFamily } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoCompanies, demoProcurement, demoSuppliers } from '../src/index.js';

const documents = [...demoSuppliers({ seed: 1 })];
const companies = [...demoCompanies({ seed: 1 })];

describe.each(documents)('the report on $Title in $Country in $Language', (document) => {
  it('passes its checks without a finding', () => {
    expect(supplierFamily.check(document)).toEqual([]);
  });

  it('has a score, and the statements of its company where it has one', () => {
    const { sections } = supplierFamily.derive(document);
    expect(sections.financialhealth).toBeDefined();
    const company = companies.find(({ EntityId }) => EntityId === document.EntityId);
    expect(company !== undefined).toBe(document.Country === 'AU');
    if (company) expect(document.Financials).toEqual(company.Financials);
  });
});

it('every vendor that procurement reports refer to has one', () => {
  const codes = documents.map(({ Country, Code }) => `${Country}/${String(Code)}`);
  for (const { Country, Vendors = [] } of demoProcurement({ seed: 1 })) {
    for (const { SupplierCode } of Vendors) {
      expect(codes).toContain(`${Country}/${String(SupplierCode)}`);
    }
  }
});

it('there are at least six, in two countries and two languages', () => {
  expect(documents.length).toBeGreaterThanOrEqual(6);
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
});
