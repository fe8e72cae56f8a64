import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import type { StateDocument } from '../../src/index.js';
import { stateFamily } from '../../src/state/family.js';
import { error } from '../findings.js';
import { sampleDocument } from './sample-document.js';

const check = (changes: Partial<StateDocument>) => stateFamily.check(sampleDocument(changes));
const driver = { Name: 'Rain', Direction: 'Positive' } as const;

describe('a state document', () => {
  it.each<[string, Partial<StateDocument>]>([
    ['revenue alone', {}],
    ['a region of a country whose regions are not listed', { Country: 'CH', Region: 'ZH' }],
    ['a value that is withheld', { Wages: [{ Year: 2026, Value: null, Suppressed: true }] }],
  ])('may have %s', (_, changes) => {
    expect(check(changes)).toEqual([]);
  });

  it('gets all findings at once, even if something is missing', () => {
    const { Currency, ...rest } = sampleDocument({ Region: 'VC' });
    expect(Currency).toBe('AUD');
    expect(stateFamily.check(rest).map(({ pointer }) => pointer)).toEqual(['', '/Region']);
  });

  it.each<[string, Partial<StateDocument>, Finding[]]>([
    [
      'a region that the country does not have',
      { Region: 'VC' },
      [
        error(
          '/Region',
          '"VC" is no region of AU in ISO 3166-2; the nearest is "VIC", and there are ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
        ),
      ],
    ],
    [
      'a withheld value',
      { Employees: [{ Year: 2026, Value: 12, Suppressed: true }] },
      [
        error(
          '/Employees/0/Value',
          '12 is given for 2026, which is marked as withheld; write null, or leave Suppressed out.',
        ),
      ],
    ],
    [
      'a driver twice',
      { Drivers: [driver, { ...driver, Name: 'rain' }] },
      [error('/Drivers/1/Name', '"rain" is given twice, first at /Drivers/0/Name.')],
    ],
  ])('with %s gets a finding', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it('needs figures, and a currency', () => {
    const { Revenue, Currency, ...rest } = sampleDocument();
    expect([Revenue?.length, Currency]).toEqual([4, 'AUD']);
    expect(stateFamily.check(rest)).toMatchObject([
      { severity: 'error', pointer: expect.any(String) as string },
      error(
        '',
        'There are no figures; give at least one of Revenue, Wages, Employees, Establishments.',
      ),
    ]);
  });
});
