import type { Finding } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import { procurementFamily, type ProcurementDocument } from '../../src/index.js';
import { error } from '../findings.js';
import { sampleDocument } from './sample-document.js';

type Changes = Partial<ProcurementDocument>;
const check = (changes: Changes) => procurementFamily.check(sampleDocument(changes));
const priced = (year: object): Changes => ({
  Price: { Currency: 'AUD', Per: 'litre', Years: [{ Year: 2026, Average: 1.2, ...year }] },
});

describe('a procurement document', () => {
  it.each<[string, Changes]>([
    ['what the sample has', {}],
    ['a price without a range', priced({})],
    ['a range without an average', priced({ Average: null, Lowest: 1, Highest: 2 })],
  ])('may have %s', (_, changes) => {
    expect(check(changes)).toEqual(
      changes.Price?.Years[0]?.Average === null
        ? [error('/Price/Years', 'No year has a figure; leave the whole block out instead.')]
        : [],
    );
  });

  it.each<[string, Changes, Finding[]]>([
    [
      'an average below the lowest',
      priced({ Lowest: 1.3 }),
      [
        error(
          '/Price/Years/0/Average',
          'Average of 2026 is 1.2, below Lowest with 1.3; it must be at least that.',
        ),
      ],
    ],
    [
      'a highest below the average',
      priced({ Highest: 1 }),
      [
        error(
          '/Price/Years/0/Highest',
          'Highest of 2026 is 1, below Average with 1.2; it must be at least that.',
        ),
      ],
    ],
    [
      'input costs that are not the whole',
      { InputCosts: [{ Name: 'Grapes', Share: 58 }] },
      [error('/InputCosts', 'The shares add up to 58, not to 100: 42 missing.')],
    ],
    [
      'weights of risks that are not the whole',
      { SupplierRisk: [{ Name: 'Harvest', Score: 6, Weight: 90 }] },
      [
        error(
          '/SupplierRisk',
          'The weights of the components of SupplierRisk add up to 90, not to 100: 10 missing.',
        ),
      ],
    ],
    [
      'an input twice',
      {
        InputCosts: [
          { Name: 'Grapes', Share: 58 },
          { Name: 'grapes', Share: 42 },
        ],
      },
      [error('/InputCosts/1/Name', '"grapes" is given twice, first at /InputCosts/0/Name.')],
    ],
    [
      'two vendors with one company report',
      {
        Vendors: [
          { Name: 'Redgum', EntityId: 1001, SupplierCode: 7 },
          { Name: 'Bluegum', EntityId: 1001, SupplierCode: 8 },
        ],
      },
      [
        {
          severity: 'warning',
          pointer: '/Vendors/1/EntityId',
          message:
            '1001 is the EntityId of "Redgum" too; write that of "Bluegum", or leave it out.',
        },
      ],
    ],
    [
      'a vendor twice',
      { Vendors: [{ Name: 'Redgum' }, { Name: 'Redgum' }] },
      [error('/Vendors/1/Name', '"Redgum" is given twice, first at /Vendors/0/Name.')],
    ],
  ])('may not have %s', (_, changes, findings) => {
    expect(check(changes)).toEqual(findings);
  });

  it.each<[string, Changes, string]>([
    [
      'a buyer power above 5',
      { BuyerPower: [{ Name: 'Choice', Score: 6, Weight: 100 }] },
      '/BuyerPower/0/Score',
    ],
    [
      'a risk above 9',
      { SupplierRisk: [{ Name: 'Harvest', Score: 10, Weight: 100 }] },
      '/SupplierRisk/0/Score',
    ],
    [
      'a price of no unit',
      {
        Price: { Currency: 'AUD', Years: [] } as unknown as NonNullable<
          ProcurementDocument['Price']
        >,
      },
      '/Price',
    ],
  ])('may not have %s', (_, changes, pointer) => {
    expect(check(changes).map((finding) => finding.pointer)).toContain(pointer);
  });
});
