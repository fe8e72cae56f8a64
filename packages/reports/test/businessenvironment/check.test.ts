import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import { businessEnvironmentFamily } from '../../src/businessenvironment/family.js';
import type { BusinessEnvironmentDocument } from '../../src/index.js';
import { error } from '../findings.js';
import { sampleDocument } from './sample-document.js';

type Changes = Partial<BusinessEnvironmentDocument>;
type Points = BusinessEnvironmentDocument['Points'];

const check = (changes: Changes) => businessEnvironmentFamily.check(sampleDocument(changes));
const years = (...list: number[]): Points => list.map((Year) => ({ Year, Value: 1 }));
const dates = (...list: string[]): Points => list.map((Date) => ({ Date, Value: 1 }));

describe('a document on a driver of business', () => {
  it.each<[string, Changes]>([
    ['years', {}],
    ['quarters', { Interval: 'Quarter', Points: dates('2025-11', '2026-01-31', '2026-06-30') }],
    ['months', { Interval: 'Month', Points: dates('2025-12', '2026-01', '2026-02') }],
    ['a value that is not known', { Points: [...years(2024), { Year: 2025, Value: null }] }],
  ])('may have %s', (_, changes) => {
    expect(check(changes)).toEqual([]);
  });

  it.each<[string, Changes, Finding[]]>([
    [
      'a year twice',
      { Points: years(2024, 2025, 2025) },
      [error('/Points/2/Year', 'The year 2025 is given twice, first at /Points/1.')],
    ],
    [
      'years that descend',
      { Points: years(2025, 2024) },
      [error('/Points/1/Year', 'The year 2024 comes after 2025; years must ascend.')],
    ],
    [
      'a gap of years',
      { Points: years(2022, 2025) },
      [
        error(
          '/Points/1/Year',
          'The years 2023 to 2024 are missing between 2022 and 2025; give a year that is not known with the value null.',
        ),
      ],
    ],
    [
      'a gap of quarters over the end of a year',
      { Interval: 'Quarter', Points: dates('2025-09', '2026-04') },
      [
        error(
          '/Points/1/Date',
          'The quarters Q4 2025 to Q1 2026 are missing between Q3 2025 and Q2 2026; give a quarter that is not known with the value null.',
        ),
      ],
    ],
    [
      'a quarter twice',
      { Interval: 'Quarter', Points: dates('2025-07', '2025-09') },
      [error('/Points/1/Date', 'The quarter Q3 2025 is given twice, first at /Points/0.')],
    ],
    [
      'a month that is missing',
      { Interval: 'Month', Points: dates('2025-11', '2026-01') },
      [
        error(
          '/Points/1/Date',
          'The month December 2025 is missing between November 2025 and January 2026; give a month that is not known with the value null.',
        ),
      ],
    ],
    [
      'dates that do not exist',
      { Interval: 'Month', Points: dates('2025-13', '2026-02-30') },
      [
        error('/Points/0/Date', '"2025-13" is no date of the calendar. Months go from 01 to 12.'),
        error('/Points/1/Date', '"2026-02-30" is no date of the calendar. That month has 28 days.'),
      ],
    ],
    [
      'years among months',
      { Interval: 'Month', Points: [...dates('2025-12'), ...years(2026)] },
      [
        error(
          '/Points/1/Year',
          '2026 is given as Year, but the points are of months; give Date, such as "2026-06".',
        ),
      ],
    ],
    [
      'a point that does not say when',
      { Points: [{ Value: 7 }] },
      [error('/Points/0', 'The point does not say which year it is of; give Year, such as 2026.')],
    ],
    [
      'history after the outlook',
      {
        Points: [{ Year: 2024, Value: 1 }, { Year: 2025, Value: 1, Outlook: true }, ...years(2026)],
      },
      [
        error(
          '/Points/2',
          '2026 is historical but follows the outlook year 2025; outlook years come last.',
        ),
      ],
    ],
    [
      'nothing but outlook',
      { Points: [{ Year: 2027, Value: 1, Outlook: true }] },
      [error('/Points', 'Every year is outlook; at least one historical year is needed.')],
    ],
    [
      'no value at all',
      { Points: [{ Year: 2025, Value: null }] },
      [error('/Points', 'No point has a value; give at least one.')],
    ],
    [
      'a historical month after the data date',
      { Interval: 'Month', Points: dates('2026-06', '2026-07') },
      [
        {
          severity: 'warning',
          pointer: '/Points/1',
          message: 'July 2026 lies after DataDate, 2026-06-30; mark it with Outlook: true.',
        },
      ],
    ],
    [
      'an industry twice',
      {
        ExposedIndustries: [
          { Code: '121a', Title: 'Wine', Direction: 'Positive' },
          { Country: 'AU', Code: '121A', Title: 'Wine', Direction: 'Mixed' },
          { Country: 'UK', Code: '121A', Title: 'Wine', Direction: 'Mixed' },
        ],
      },
      [
        error(
          '/ExposedIndustries/1/Code',
          '"121A" of AU is given twice, first at /ExposedIndustries/0/Code.',
        ),
        error(
          '/ExposedIndustries/2/Country',
          '"UK" is not a country code of ISO 3166-1; did you mean "GB"?',
        ),
      ],
    ],
    [
      'a unit of white space',
      { Unit: '  ' },
      [error('/Unit', 'The text is only white space; write a name.')],
    ],
    [
      'a source of a day that does not exist',
      { Sources: [{ Name: 'A book', Date: '2026-02-30' }] },
      [
        error(
          '/Sources/0/Date',
          '"2026-02-30" is no date of the calendar. That month has 28 days.',
        ),
      ],
    ],
  ])('may not have %s', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it('needs a unit', () => {
    const { Unit: _, ...document } = sampleDocument();
    expect(businessEnvironmentFamily.check(document)).toMatchObject([
      { severity: 'error', message: expect.stringContaining('Unit') as string },
    ]);
  });

  it('names the industry reports that readers are sent to', () => {
    const document = sampleDocument({
      ExposedIndustries: [{ Code: '1214', Title: 'Wine', Direction: 'Negative' }],
    });
    expect(businessEnvironmentFamily.listReferences(document)).toEqual([
      {
        pointer: '/ExposedIndustries/0/Code',
        report: { family: 'industry', country: 'AU', code: '1214' },
      },
    ]);
  });
});
