import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import type { SegmentBenchmarkingDocument } from '../../src/index.js';
import { segmentBenchmarkingFamily } from '../../src/segmentbenchmarking/family.js';
import { error } from '../findings.js';
import { sampleDocument } from './sample-document.js';

type Segment = SegmentBenchmarkingDocument['Segments'][number];

const check = (changes: Partial<SegmentBenchmarkingDocument>) =>
  segmentBenchmarkingFamily.check(sampleDocument(changes));
/** The sample's segments, each with these additional properties. */
const segments = (...changes: Partial<Segment>[]) => ({
  Segments: sampleDocument().Segments.map((segment, index) => ({ ...segment, ...changes[index] })),
});
const withheld = { Year: 2026, Value: null, Suppressed: true };

describe('a document on segments', () => {
  it.each<[string, Partial<SegmentBenchmarkingDocument>]>([
    ['nothing but series', {}],
    ['shares that revenue agrees with', segments({ MarketShare: 30.1 }, { MarketShare: 69.9 })],
    ['a series that is withheld', segments({ Profit: [withheld] })],
    ['a loss', segments({ Profit: [{ Year: 2026, Value: -4 }] })],
  ])('may have %s', (_, changes) => {
    expect(check(changes)).toEqual([]);
  });

  it.each<[string, Partial<SegmentBenchmarkingDocument>, Finding[]]>([
    [
      'a withheld value',
      segments({ Wages: [{ ...withheld, Value: 1234 }] }),
      [
        error(
          '/Segments/0/Wages/0/Value',
          '1,234 is given for 2026, which is marked as withheld; write null, or leave Suppressed out.',
        ),
      ],
    ],
    [
      'a share that revenue contradicts',
      segments({ MarketShare: 35 }, { MarketShare: 65 }),
      [
        error(
          '/Segments/0/MarketShare',
          'MarketShare is given as 35, but Revenue makes it 30.08. Leave it out, or correct one of them.',
        ),
        error(
          '/Segments/1/MarketShare',
          'MarketShare is given as 65, but Revenue makes it 69.92. Leave it out, or correct one of them.',
        ),
      ],
    ],
    [
      'shares that are no whole',
      segments({ Revenue: [withheld], MarketShare: 35 }, { Revenue: [withheld], MarketShare: 60 }),
      [error('/Segments', 'The values of MarketShare add up to 95, not to 100: 5 missing.')],
    ],
    [
      'the share of one segment only',
      segments({ MarketShareForecast: 30 }),
      [
        error(
          '/Segments/1/MarketShareForecast',
          'MarketShareForecast is missing here, but given for others; give it for all or none.',
        ),
      ],
    ],
    [
      'a size twice',
      segments({}, { SegmentSize: 'small' }),
      [
        error(
          '/Segments/1/SegmentSize',
          '"small" is given twice, first at /Segments/0/SegmentSize.',
        ),
      ],
    ],
    [
      'a year that is left out',
      segments({
        Employees: [
          { Year: 2024, Value: 1 },
          { Year: 2026, Value: 1 },
        ],
      }),
      [
        error(
          '/Segments/0/Employees/1/Year',
          'The year 2025 is missing between 2024 and 2026; give a year that is not known with the value null.',
        ),
      ],
    ],
    [
      'a currency that does not exist',
      { Currency: 'AUS' },
      [error('/Currency', '"AUS" is not a currency code of ISO 4217, such as AUD or USD.')],
    ],
  ])('with %s gets a finding', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it('needs a currency', () => {
    const { Currency, ...rest } = sampleDocument();
    expect(Currency).toBe('AUD');
    expect(segmentBenchmarkingFamily.check(rest)).toMatchObject([{ severity: 'error' }]);
  });
});
