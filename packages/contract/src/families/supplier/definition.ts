import { Type } from 'typebox';
import { defineFamily, joinSections } from '../family.js';
import type { KeyField } from '../key-fields.js';
import { supplierSectionBodies } from './bodies.js';
import { supplierSections } from './sections.js';
import { japanese } from './words-ja.js';

/** A number, unlike the codes of other families. */
const supplierCode: KeyField = {
  name: 'Code',
  plural: 'Codes',
  schema: Type.Integer({
    description: 'Number of the supplier.',
    minimum: 1,
    maximum: 2147483647,
    examples: [1001],
  }),
};

export const supplier = defineFamily({
  name: 'supplier',
  typeName: 'Supplier',
  title: 'Supplier reports',
  oneReport: 'a supplier report',
  about:
    'A company as a buyer sees it: what it sells, its statements and ratios, and how far it is from insolvency.',
  key: { fields: [supplierCode] },
  sections: joinSections(supplierSections, supplierSectionBodies),
  charts: {},
  variants: {
    AllYears: {
      about:
        'True: statements, ratios and health of up to nine years. False or left out: of the latest year.',
      // Texts speak of the trend, which one year does not show.
      inWholeReport: true,
    },
  },
  words: { Japanese: japanese },
  example: {
    Country: 'AU',
    key: { Code: 1001 },
    Title: 'Redgum Ridge Wines Limited',
    Sector: 'Wine and Other Alcoholic Beverage Manufacturing',
    sections: {
      tokens: ['title', 'ratios', 'cashflows'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: {
            Title: 'Redgum Ridge Wines Limited',
            Source: 'Example Research',
            DataDate: '2026-06-30',
          },
        },
        {
          RequestedSection: 'Ratios',
          StatusCode: 200,
          Body: {
            Ratios: [
              { Ratio: 'CurrentRatio', Unit: 'Times', Values: [{ Year: 2026, Value: 1.83 }] },
            ],
          },
        },
        { RequestedSection: 'Cash Flows', StatusCode: 404, Body: null },
      ],
    },
  },
});
