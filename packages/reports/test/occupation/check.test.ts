import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import { occupationFamily, type OccupationDocument } from '../../src/index.js';
import { error } from '../findings.js';
import { sampleDocument, sampleEarnings } from './sample-document.js';

type Changes = Partial<OccupationDocument>;
const check = (changes: Changes) => occupationFamily.check(sampleDocument(changes));
const earnings: NonNullable<OccupationDocument['Earnings']> = sampleEarnings;
const inYear = (changes: Partial<(typeof earnings.Years)[number]>): Changes => ({
  Earnings: {
    ...earnings,
    Years: earnings.Years.map((year) => ({ ...year, ...changes })).slice(1),
  },
});
const industry = { Code: '3011', Title: 'House Construction', Share: 44 };

describe('a document on an occupation', () => {
  it.each<[string, Changes]>([
    ['nothing but its heading and employment', { Earnings: undefined } as unknown as Changes],
    ['percentiles that are equal', inYear({ Percentile25: 66e3, Percentile75: 66e3 })],
    ['percentiles that are not known', inYear({ Percentile10: null, Percentile90: null })],
  ])('may have %s', (_, changes) => {
    const { Earnings, ...rest } = { ...sampleDocument(), ...changes };
    expect(occupationFamily.check({ ...rest, ...(Earnings && { Earnings }) })).toEqual([]);
  });

  it.each<[string, Changes, Finding[]]>([
    [
      'percentiles that cross',
      inYear({ Percentile75: 60e3 }),
      [
        error(
          '/Earnings/Years/0/Percentile75',
          'Percentile75 of 2026 is 60,000, below Percentile50 with 66,000; percentiles do not cross, so it must be at least that.',
        ),
      ],
    ],
    [
      'percentiles that cross over one that is not known',
      inYear({ Percentile25: null, Percentile50: 40e3 }),
      [
        error(
          '/Earnings/Years/0/Percentile50',
          'Percentile50 of 2026 is 40,000, below Percentile10 with 41,000; percentiles do not cross, so it must be at least that.',
        ),
      ],
    ],
    [
      'a region of another country',
      { Regions: [{ Region: 'XX', Name: 'Nowhere', Share: 40 }] },
      [
        error(
          '/Regions/0/Region',
          '"XX" is no region of AU in ISO 3166-2; there are ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
        ),
      ],
    ],
    [
      'a currency that does not exist',
      { Earnings: { ...earnings, Currency: 'AUX' } },
      [
        error(
          '/Earnings/Currency',
          '"AUX" is not a currency code of ISO 4217, such as AUD or USD.',
        ),
      ],
    ],
    [
      'shares of age groups that are not the whole',
      { Demographics: { AgeGroups: [{ Name: 'Young', Share: 40 }] } },
      [error('/Demographics/AgeGroups', 'The shares add up to 40, not to 100: 60 missing.')],
    ],
    [
      'more than the whole of its employment',
      { EmployingIndustries: [industry, { Code: '3019', Title: 'Other', Share: 70 }] },
      [error('/EmployingIndustries', 'The shares add up to 114; at most 100 is possible.')],
    ],
    [
      'an industry twice',
      { EmployingIndustries: [industry, { ...industry, Title: 'Houses', Share: 1 }] },
      [
        error(
          '/EmployingIndustries/1/Code',
          '"3011" of AU is given twice, first at /EmployingIndustries/0/Code.',
        ),
      ],
    ],
    [
      'itself among the related ones',
      { RelatedOccupations: [{ Code: '372131', Title: 'Carpenter' }] },
      [
        error(
          '/RelatedOccupations/0/Code',
          '"372131" of AU is the occupation of this very report; name related ones.',
        ),
      ],
    ],
    [
      'a gap of years',
      { Employment: [2024, 2026].map((Year) => ({ Year, Value: 1 })) },
      [
        error(
          '/Employment/1/Year',
          'The year 2025 is missing between 2024 and 2026; give a year that is not known with the value null.',
        ),
      ],
    ],
  ])('may not have %s', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it('needs the unit of its earnings', () => {
    const { Period: _, ...rest } = earnings;
    const findings = check({ Earnings: rest as typeof earnings });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/Earnings']);
    expect(findings[0]?.message).toContain('Period');
  });
});
