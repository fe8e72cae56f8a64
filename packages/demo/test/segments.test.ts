import { segmentBenchmarking } from '@broadsheet/contract';
import { reportFamilies, type IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries, demoSegments } from '../src/index.js';

const documents = [...demoSegments({ seed: 1 })];
const industries = [...demoIndustries({ seed: 1 })];
const family = reportFamilies.get(segmentBenchmarking.name);
const names = ['Revenue', 'Wages', 'Employees', 'Businesses'] as const;

type Series = NonNullable<IndustryDocument['Revenue']>;

describe.each(documents)('the segments of $Title in $Country in $Language', (document) => {
  it('pass their checks without a finding', () => {
    expect(family.check(document)).toEqual([]);
  });

  it.each(names)('add up to the %s of the industry', (name) => {
    const { Country, Code, Segments } = document;
    const industry = industries.find((each) => each.Country === Country && each.Code === Code);
    const whole: Series = industry?.[name] ?? [];
    expect(whole.length).toBeGreaterThan(0);
    for (const { Year, Value } of whole) {
      const parts = Segments.map((segment) => segment[name]?.find((each) => each.Year === Year));
      expect(parts.reduce((sum, part) => sum + (part?.Value ?? 0), 0)).toBe(Value);
    }
  });

  it('have businesses of their size', () => {
    for (const { SegmentSize, Employees = [], Businesses = [] } of document.Segments) {
      const [low = 0, high = Infinity] = (SegmentSize.match(/\d+/g) ?? []).map(Number);
      Businesses.forEach(({ Value: count }, index) => {
        const average = (Employees[index]?.Value ?? 0) / (count ?? 0);
        expect(average).toBeGreaterThanOrEqual(low);
        expect(average).toBeLessThanOrEqual(high);
      });
    }
  });
});

it('there are seven reports, two countries and two languages', () => {
  const english = documents.filter(({ Language }) => Language === 'English');
  expect(english).toHaveLength(7);
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
});
