import type { Economics } from '../companies/economics.js';
import type { CompanyProfile } from '../companies/profile.js';

/** A supplier without a company report, with its own statements. */
export interface AmericanSupplier {
  entityId: number;
  title: string;
  type: string;
  registration: string;
  founded: string;
  address: string;
  products: { Name: string; Share: number }[];
  markets: { Name: string; Share: number }[];
  /** The input for its statements. */
  company: CompanyProfile;
}

/** Revenue is in millions of dollars. */
const reporting = (
  entityId: number,
  title: string,
  economics: Economics,
  [revenue, growth, margin]: readonly [number, number, number],
): CompanyProfile => ({
  ...{ entityId, name: title, title, kind: 'proprietary', economics, city: 'Sydney' },
  ...{ founded: 2000, revenue, growth, margin, divisions: [], yearEnd: '12-31' },
  currency: { code: 'USD', rate: 1 },
});

const supplierOf = (
  entityId: number,
  title: string,
  rest: Omit<AmericanSupplier, 'entityId' | 'title' | 'company'>,
  company: Parameters<typeof reporting> extends [number, string, ...infer Rest] ? Rest : never,
): AmericanSupplier => ({
  entityId,
  title,
  ...rest,
  company: reporting(entityId, title, ...company),
});

export const americanSuppliers: readonly AmericanSupplier[] = [
  supplierOf(
    2001,
    'Cascade Timber Supply, Inc.',
    {
      type: 'Corporation (Oregon)',
      registration: 'OR-DEMO-2001',
      founded: '1974-05-02',
      address: '1200 Example Mill Road, Eugene, Oregon',
      products: [
        { Name: 'Framing lumber', Share: 71 },
        { Name: 'Panels', Share: 29 },
      ],
      markets: [
        { Name: 'House builders', Share: 58 },
        { Name: 'Wholesalers', Share: 42 },
      ],
    },
    ['food', [840, 2.4, -1.5]],
  ),
  supplierOf(
    2002,
    'Prairie Ledger Software, Inc.',
    {
      type: 'Corporation (Delaware)',
      registration: 'DE-DEMO-2002',
      founded: '2009-09-14',
      address: '55 Example Street, Omaha, Nebraska',
      products: [
        { Name: 'Subscriptions', Share: 88 },
        { Name: 'Services', Share: 12 },
      ],
      markets: [
        { Name: 'Small businesses', Share: 64 },
        { Name: 'Agencies', Share: 36 },
      ],
    },
    ['technology', [210, 11.5, 2]],
  ),
  supplierOf(
    2003,
    'Harvest Table Catering, LLC',
    {
      type: 'Limited liability company (Illinois)',
      registration: 'IL-DEMO-2003',
      founded: '2012-02-20',
      address: '9 Example Avenue, Chicago, Illinois',
      products: [
        { Name: 'Daily meals', Share: 66 },
        { Name: 'Events', Share: 34 },
      ],
      markets: [{ Name: 'Offices', Share: 91 }],
    },
    ['hospitality', [96, 5.2, -4.5]],
  ),
];
