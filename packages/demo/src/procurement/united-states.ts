import { drivers } from '../industries/words/kinds/drivers.js';
import { shares } from '../occupation/profile.js';
import { component } from '../scores/component.js';
import { elements, kpi, levers, type ProcurementProfile } from './profile.js';

export const americanPurchases: readonly ProcurementProfile[] = [
  {
    country: 'US',
    code: 'LUMBER',
    title: 'Framing lumber',
    Sector: 'Building materials',
    per: 'thousand board feet',
    price: { latest: 468, growth: 1.8, outlookGrowth: 1.9, swing: 21, range: 15 },
    drivers: [[drivers.mortgage, 'Negative', 'High']],
    buyers: ['236115'],
    makers: [],
    market: { VendorCount: 640, Concentration: 'Medium', ImportShare: 27 },
    InputCosts: shares({ Logs: 49, Wages: 17, Energy: 9, Freight: 12, Other: 13 }),
    Vendors: [
      {
        Name: 'Cascade Timber Supply, Inc.',
        Share: 3.2,
        SupplierCode: 2001,
        Text: 'Own mills, own trucks.',
      },
    ],
    SupplierRisk: [
      component('Closure of mills', 5.6, 55, 'Mills stop when prices fall below costs.'),
      component('Tariffs', 6.8, 45, 'Imports are subject to duties that change.'),
    ],
    BuyerPower: [
      component('Number of vendors', 3.6, 60, 'Regional mills and wholesalers.'),
      component('Substitutes', 2.2, 40, 'Steel studs are dearer still.'),
    ],
    Negotiation: levers({ 'Index pricing': 'A published index plus a fixed margin.' }),
    RfpElements: elements({ Grades: 'With the stamp of a recognised agency.' }),
    Kpis: [kpi('Orders complete', '98% or more', 'By line.')],
    Analysis: {
      Overview: 'Softwood for the frames of houses. **Few prices swing as much.**',
      Price:
        'Closed mills and full order books doubled the price for a while. It has come back since.',
    },
  },
  {
    country: 'US',
    code: 'CRM',
    title: 'Customer management software',
    Sector: 'Software',
    per: 'user and month',
    price: { latest: 74, growth: 4.4, outlookGrowth: 3.8, swing: 2, range: 42 },
    drivers: [[drivers.investment, 'Positive', 'Medium']],
    buyers: ['513110', '481111'],
    makers: ['513210'],
    market: { VendorCount: 380, Concentration: 'High' },
    InputCosts: shares({
      'Wages of developers': 41,
      'Sales and marketing': 33,
      Hosting: 14,
      Other: 12,
    }),
    Vendors: [
      {
        Name: 'Prairie Ledger Software, Inc.',
        Share: 1.6,
        SupplierCode: 2002,
        Text: 'For firms of under 500 users.',
      },
    ],
    SupplierRisk: [
      component('Lock-in', 7.6, 70, 'Data and habits are hard to move.'),
      component('Breaches', 4.8, 30, 'Customers are told, and remember.'),
    ],
    BuyerPower: [
      component('Number of vendors', 3.8, 40, 'Many for small firms, few for large ones.'),
      component('Cost of change', 1.8, 60, 'A year of work.'),
    ],
    Kpis: [kpi('Availability', '99.9% or more', 'By month.')],
    Analysis: {
      Overview: 'Software by subscription that keeps what a business knows of its customers.',
    },
  },
  {
    country: 'US',
    code: 'CATERING',
    title: 'Office catering',
    Sector: 'Business services',
    per: 'meal',
    price: { latest: 15.9, growth: 4.2, outlookGrowth: 2.9, swing: 2.5, range: 30 },
    drivers: [[drivers.income, 'Positive', 'Low']],
    buyers: ['513210', '334413'],
    makers: ['722511'],
    market: { VendorCount: 21_000, Concentration: 'Low' },
    InputCosts: shares({ Food: 36, Wages: 39, Delivery: 10, Other: 15 }),
    Vendors: [
      {
        Name: 'Harvest Table Catering, LLC',
        Share: 0.4,
        SupplierCode: 2003,
        Text: 'Daily, in eleven cities.',
      },
    ],
    SupplierRisk: [
      component('Failure of small kitchens', 5.4, 100, 'Most have one customer that counts.'),
    ],
    BuyerPower: [component('Number of vendors', 4.4, 100, 'In every city.')],
    Kpis: [kpi('Meals on time', '98% or more', 'Within fifteen minutes.')],
    Analysis: { Overview: 'Meals for offices, by subscription or by event.' },
  },
];
