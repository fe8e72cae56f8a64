import { businessEnvironment } from '@broadsheet/contract';
import { reportFamilies, type BusinessEnvironmentDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoDrivers, demoIndustries } from '../src/index.js';

const documents = [...demoDrivers()];
const industries = [...demoIndustries({ seed: 1 })];
const family = reportFamilies.get(businessEnvironment.name);

describe.each(documents)('the report on $Title in $Country in $Language', (document) => {
  it('passes its checks without a finding', () => {
    expect(family.check(document)).toEqual([]);
  });

  it('names the industries of its country that name it, and has their figures', () => {
    const { Country, Code, ExposedIndustries = [] } = document;
    const naming = industries.filter(
      (industry) =>
        industry.Country === Country &&
        industry.Language === 'English' &&
        industry.ExternalDrivers?.some(({ Profile }) => Profile?.Code === Code),
    );
    expect(ExposedIndustries.map((each) => each.Code)).toEqual(naming.map((each) => each.Code));
    const years = averageYears(document);
    for (const { ExternalDrivers = [] } of naming) {
      const driver = ExternalDrivers.find(({ Profile }) => Profile?.Code === Code);
      const known = driver?.Points?.filter(({ Year }) => years.has(Year)) ?? [];
      expect(known.length).toBe(years.size);
      for (const { Year, Value } of known) expect(years.get(Year)).toBe(Value);
    }
  });
});

it('there are years, quarters and months, two countries and two languages', () => {
  expect(new Set(documents.map(({ Interval }) => Interval)).size).toBe(3);
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
});

it('a Japanese report on an industry refers to profiles in Japanese', () => {
  const wine = industries.find(({ Language }) => Language === 'Japanese');
  const income = documents.find(({ Language }) => Language === 'Japanese');
  const titles = wine?.ExternalDrivers?.map(({ Name, Profile }) => [Name, Profile?.Title]);
  expect(titles).toContainEqual([income?.Title, income?.Title]);
});

/** The average of each year, with as many decimals as the values have. */
function averageYears({ Points }: BusinessEnvironmentDocument): Map<number, number> {
  const byYear = new Map<number, number[]>();
  for (const { Year, Date, Value } of Points) {
    const year = Year ?? Number(Date?.slice(0, 4));
    byYear.set(year, [...(byYear.get(year) ?? []), Value ?? 0]);
  }
  return new Map(
    [...byYear].map(([year, values]) => {
      const sum = values.reduce((total, value) => total + value, 0);
      return [year, Number((sum / values.length).toFixed(2))];
    }),
  );
}
