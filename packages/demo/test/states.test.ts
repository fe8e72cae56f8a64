import { state, stateStatisticNames } from '@broadsheet/contract';
import { reportFamilies, type StateDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries, demoStates } from '../src/index.js';

const documents = [...demoStates({ seed: 1 })];
const industries = [...demoIndustries({ seed: 1 })];
const family = reportFamilies.get(state.name);

it.each(documents)('$RegionName in $Language passes its checks without a finding', (document) => {
  expect(family.check(document)).toEqual([]);
});

const groups = [
  { Country: 'AU', Language: 'English' },
  { Country: 'AU', Language: 'Japanese' },
  { Country: 'GB', Language: 'English' },
].map((group) => ({ ...group, regions: documents.filter((each) => isOf(each, group)) }));

function isOf(one: Heading, other: Heading) {
  return one.Country === other.Country && one.Language === other.Language;
}
type Heading = Pick<StateDocument, 'Country' | 'Language'>;

describe.each(groups)('the regions of $Country in $Language', ({ Country, regions }) => {
  const Code = regions[0]?.Code;

  it('are all that the report on the country has', () => {
    const english = industries.find((each) => each.Country === Country && each.Code === Code);
    expect(regions.map(({ Region }) => Region).sort()).toEqual(
      english?.GeographicBreakdown?.map(({ Region }) => Region).sort(),
    );
  });

  it.each(stateStatisticNames)('add up to the %s of the country', (name) => {
    const national = industries.find((each) => each.Country === Country && each.Code === Code);
    for (const { Year, Value } of national?.[name] ?? []) {
      const points = regions.map((each) => each[name]?.find((point) => point.Year === Year));
      // Withheld values are part of the whole, but cannot be added up.
      if (points.some((point) => point?.Suppressed)) continue;
      expect(points.reduce((sum, point) => sum + (point?.Value ?? 0), 0)).toBe(Value);
    }
  });
});

it('there are two countries, two languages, and values that are withheld', () => {
  expect(new Set(documents.map(({ Country }) => Country)).size).toBe(2);
  expect(new Set(documents.map(({ Language }) => Language)).size).toBe(2);
  expect(documents.some(({ Wages }) => Wages?.some(({ Suppressed }) => Suppressed))).toBe(true);
});
