import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { buildSample, buildSeries } from './sample-document.js';

const compare = (now: Partial<IndustryDocument>, before: Partial<IndustryDocument> = {}) =>
  industryFamily.compare(buildSample(now), buildSample(before));
const warn = (pointer: string, message: string) => ({ severity: 'warning', pointer, message });
const revenue = buildSeries(4_000_000_000, 100_000_000);
const change = (year: number, with_: object) =>
  revenue.map((point) => (point.Year === year ? { ...point, ...with_ } : point));

describe('the edition before', () => {
  it('is the same in its past, whatever its outlook was', () => {
    expect(compare({})).toEqual([]);
    expect(compare({ Revenue: change(2029, { Value: 9 }) })).toEqual([]);
    expect(compare({ Revenue: change(2020, { Value: 9 }) }, { Revenue: [] })).toEqual([]);
  });

  it('had another value in a past year', () => {
    expect(compare({ Revenue: change(2020, { Value: 4_350_000_000 }) })).toEqual([
      warn(
        '/Revenue/3/Value',
        '2020 is 4,350,000,000; it was 4,300,000,000 in the edition before.',
      ),
    ]);
    expect(compare({ Revenue: change(2020, { Value: null }) })).toEqual([
      warn('/Revenue/3/Value', '2020 is not known; it was 4,300,000,000 in the edition before.'),
    ]);
    expect(compare({ Revenue: change(2026, { Outlook: true }) })).toEqual([
      warn(
        '/Revenue/9/Value',
        '2026 is 4,900,000,000, an outlook; it was 4,900,000,000 in the edition before.',
      ),
    ]);
  });

  it('may have known less', () => {
    expect(compare({}, { Revenue: change(2020, { Value: null }) })).toEqual([]);
  });

  it('had years that went, unless as many came', () => {
    expect(compare({ Revenue: revenue.slice(1) })).toEqual([
      warn('/Revenue', '2017 is gone; it was 4,000,000,000 in the edition before.'),
    ]);
    const next = revenue
      .slice(1)
      .map(({ Year, Value }) => ({ Year, Value, ...(Year > 2027 ? { Outlook: true } : {}) }));
    expect(compare({ Revenue: next })).toEqual([]);
  });

  it('had series without a chart that are gone as a whole, each of which is one finding', () => {
    const wages = buildSeries(1_000_000_000, 1);
    const gone = (pointer: string, what: string, years: string) =>
      warn(
        pointer,
        `${what} is gone as a whole; the edition before has ${years} of it. Put it back, unless readers are to lose it.`,
      );
    expect(compare({}, { Wages: wages, ExportValue: wages.slice(0, 1) })).toEqual([
      gone('/Wages', 'Wages', '10 past years'),
      gone('/ExportValue', 'ExportValue', 'a past year'),
    ]);
    const driver = (Name: string, Points?: typeof wages) =>
      ({ Name, Direction: 'Mixed', ...(Points && { Points }) }) as const;
    const before = { ExternalDrivers: [driver('Rain', wages), driver('Barley', wages)] };
    const goneDriver = (pointer: string, name: string) =>
      gone(pointer, `Points of "${name}"`, '10 past years');
    expect(compare({ ExternalDrivers: [driver('Barley', wages)] }, before)).toEqual([
      goneDriver('/ExternalDrivers', 'Rain'),
    ]);
    expect(compare({ ExternalDrivers: [driver('Barley', wages), driver('Rain')] }, before)).toEqual(
      [goneDriver('/ExternalDrivers/1/Points', 'Rain')],
    );
    expect(compare({}, before)).toEqual([
      goneDriver('/ExternalDrivers', 'Rain'),
      goneDriver('/ExternalDrivers', 'Barley'),
    ]);
  });

  it('had series that are gone with their chart, or had no past', () => {
    const { Revenue: _, Profit: __, LifeCycle: ___, ...rest } = buildSample();
    expect(industryFamily.compare(rest, buildSample())).toEqual([]);
    const unknown = revenue.map((point) => ({ ...point, Value: null }));
    const Wages = revenue.filter(({ Year }) => Year > 2026);
    expect(compare({}, { Wages, ImportValue: unknown })).toEqual([]);
  });

  it('was in another currency: then amounts are not compared', () => {
    expect(compare({ Currency: 'NZD', Revenue: change(2020, { Value: 1 }) })).toEqual([
      warn('/Currency', 'Amounts are in NZD, and were in AUD in the edition before.'),
    ]);
  });

  it('is compared figure by figure; beyond a limit only the number of differences is reported', () => {
    const findings = compare({
      Revenue: buildSeries(5_000_000_000, 1),
      Employees: buildSeries(6000, 1),
      Businesses: buildSeries(401, 10),
    });
    expect(findings).toHaveLength(21);
    expect(findings.at(-1)).toEqual(
      warn('', '10 more figures of past years differ from the edition before.'),
    );
  });
});

describe('references', () => {
  it('are related industries, companies with a report, and profiles of drivers', () => {
    const document = buildSample({
      About: {
        RelatedIndustries: [
          { Code: '1213', Title: 'Spirits' },
          { Country: 'NZ', Code: '1212', Title: 'Beer' },
        ],
      },
      Companies: [{ Name: 'Mallee Brewing' }, { Name: 'Two Rivers Beer', EntityId: 1001 }],
      ExternalDrivers: [
        { Name: 'Rain', Direction: 'Mixed' },
        { Name: 'Barley', Direction: 'Negative', Profile: { Code: 'B7' } },
      ],
    });
    const report = (family: string, country: string, code: string) => ({ family, country, code });
    expect(industryFamily.listReferences(document)).toEqual([
      { pointer: '/About/RelatedIndustries/0/Code', report: report('industry', 'AU', '1213') },
      { pointer: '/About/RelatedIndustries/1/Code', report: report('industry', 'NZ', '1212') },
      {
        pointer: '/Companies/1/EntityId',
        report: report('company', 'AU', '1001'),
        called: { name: 'Two Rivers Beer', pointer: '/Companies/1/Name' },
      },
      {
        pointer: '/ExternalDrivers/1/Profile/Code',
        report: report('businessenvironment', 'AU', 'B7'),
      },
    ]);
    expect(industryFamily.listReferences(buildSample())).toEqual([]);
  });
});
