import { drivers } from '../industries/words/kinds/drivers.js';
import { shares } from '../occupation/profile.js';
import { component } from '../scores/component.js';
import { kpi, levers, terms, type ProcurementProfile } from './profile.js';

export const australianServices: readonly ProcurementProfile[] = [
  {
    country: 'AU',
    code: 'FREIGHT',
    title: 'Road freight services',
    Sector: 'Transport',
    per: 'tonne and 100 kilometres',
    price: { latest: 14.6, growth: 3.1, outlookGrowth: 2.6, swing: 4, range: 21 },
    drivers: [[drivers.income, 'Positive', 'Medium']],
    buyers: ['4110', '1214', '3011'],
    makers: [],
    market: { VendorCount: 52_000, Concentration: 'Low' },
    InputCosts: shares({ Wages: 38, Fuel: 24, 'Trucks and leases': 17, Tolls: 5, Other: 16 }),
    Vendors: [
      {
        Name: 'Long Paddock Freight Pty Ltd',
        Share: 0.8,
        EntityId: 1042,
        SupplierCode: 1042,
        Text: 'Interstate, own trucks.',
      },
      {
        Name: 'Tuatara Logistics Limited',
        Share: 0.3,
        EntityId: 1043,
        SupplierCode: 1043,
        Text: 'Both sides of the Tasman.',
      },
    ],
    SupplierRisk: [
      component(
        'Failure of small carriers',
        6.2,
        50,
        'Margins are thin, and subcontractors fail first.',
      ),
      component('Shortage of drivers', 6.6, 50, 'Half are over 48.'),
    ],
    BuyerPower: [
      component('Number of vendors', 4.6, 60, 'Tens of thousands.'),
      component('Volume of a buyer', 2.8, 40, 'Full loads decide.'),
    ],
    Negotiation: levers({
      'Back loads': 'A return load is worth a third of the price.',
      'Fuel levy': 'By a public index, up and down.',
    }),
    Kpis: [
      kpi('On time', '95% or more', 'Within the agreed window.'),
      kpi('Damage', 'Under 0.2%', 'Of the value carried.'),
    ],
    ServiceTerms: terms({ 'Chain of responsibility': 'Times that can be kept without speeding.' }),
    Analysis: {
      Overview:
        'Carriage of goods by truck within and between cities. **Fuel and wages move the price.**',
      Price: 'Fuel made prices jump; competition takes back what it can.',
    },
  },
  {
    country: 'AU',
    code: 'HOSTING',
    title: 'Cloud hosting',
    Sector: 'Information technology',
    per: 'virtual server and month',
    price: { latest: 148, growth: -2.6, outlookGrowth: -1.1, swing: 3 },
    drivers: [
      [drivers.exchange, 'Negative', 'Medium'],
      [drivers.interest, 'Positive', 'Low'],
    ],
    buyers: ['5411', '8601'],
    makers: ['7000'],
    market: { VendorCount: 310, Concentration: 'High', ImportShare: 61 },
    InputCosts: shares({ Equipment: 36, Power: 21, Wages: 24, 'Buildings and lines': 19 }),
    Vendors: [
      {
        Name: 'Tallow Cloud Limited',
        Share: 2.1,
        EntityId: 1032,
        SupplierCode: 1032,
        Text: 'Data stays in the country.',
      },
      {
        Name: 'Quokka Systems Limited',
        Share: 4.4,
        EntityId: 1030,
        SupplierCode: 1030,
        Text: 'Hosting with operation.',
      },
    ],
    SupplierRisk: [
      component('Lock-in', 7.2, 60, 'Moving data out costs time and fees.'),
      component('Outages', 3.6, 40, 'Rare, and long when they come.'),
    ],
    BuyerPower: [
      component('Number of vendors', 2.6, 50, 'Three abroad hold most of the market.'),
      component('Commitment', 3.4, 50, 'Three years buy a third off.'),
    ],
    Kpis: [kpi('Availability', '99.95% or more', 'By month, planned work not counted.')],
    Analysis: {
      Overview:
        'Servers by the month, in data centres of others. The price **falls every year**, the bill seldom does.',
      Price: 'Newer machines do more for less; a weak dollar takes part of it back.',
    },
  },
];
