import { occupationFamily } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries, demoOccupations } from '../src/index.js';

const documents = [...demoOccupations({ seed: 1 })];
const industries = [...demoIndustries({ seed: 1 })];

describe.each(documents)('the report on $Title in $Country in $Language', (document) => {
  it('passes its checks without a finding', () => {
    expect(occupationFamily.check(document)).toEqual([]);
  });

  it('names industries of the demo, none of which employs more people of it than people', () => {
    const latest = document.Employment?.find(({ Year }) => Year === 2026)?.Value ?? 0;
    const { Country, EmployingIndustries = [] } = document;
    expect(EmployingIndustries.length).toBeGreaterThan(0);
    for (const { Code, Share } of EmployingIndustries) {
      const industry = industries.find((each) => each.Country === Country && each.Code === Code);
      const employees = industry?.Employees?.find(({ Year }) => Year === 2026)?.Value ?? 0;
      expect((latest * Share) / 100).toBeLessThan(employees);
    }
  });

  it('refers to occupations of the demo', () => {
    const codes = documents.map(({ Country, Code }) => `${Country}/${Code}`);
    for (const { Code } of document.RelatedOccupations ?? []) {
      expect(codes).toContain(`${document.Country}/${Code}`);
    }
  });
});

it('there are at least six, in two countries and two languages', () => {
  expect(documents.length).toBeGreaterThanOrEqual(6);
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
});
