import type { IndustryProfile, Shape } from '../profile.js';
import type { IsicSection } from './isic.js';

type Range = readonly [low: number, high: number];

/** What industries of one section have in common; a generated profile picks from it. */
export interface SectionTemplate {
  shape: Shape;
  growth: Range;
  margin: Range;
  /** Revenue for each worker, as a multiple of the economy's product for each worker. */
  output: Range;
  employeesPerEstablishment: Range;
  isTraded: boolean;
  costs: IndustryProfile['costs'];
  products: readonly string[];
  markets: readonly string[];
}

const goods = {
  growth: [-1.5, 6],
  margin: [3, 14],
  output: [2, 5],
  employeesPerEstablishment: [8, 70],
  isTraded: true,
  costs: {
    Purchases: 58,
    Wages: 16,
    Rent: 2,
    Depreciation: 5,
    Utilities: 4,
    Marketing: 2,
    Other: 8,
  },
} as const;

const services = {
  growth: [1, 7.5],
  margin: [3, 12],
  output: [0.8, 1.8],
  employeesPerEstablishment: [3, 18],
  isTraded: false,
  costs: {
    Purchases: 24,
    Wages: 42,
    Rent: 6,
    Depreciation: 4,
    Utilities: 2,
    Marketing: 3,
    Other: 12,
  },
} as const;

const businessMarkets = [
  'Small businesses',
  'Large companies',
  'Government agencies',
  'Households',
  'Other clients',
];

export const sectionTemplates: Record<IsicSection, SectionTemplate> = {
  A: {
    ...goods,
    shape: 'steady',
    employeesPerEstablishment: [1.5, 6],
    products: [
      'Produce of the first grade',
      'Produce for processing',
      'Seed and breeding stock',
      'Contract services',
      'Other products',
    ],
    markets: ['Food processors', 'Wholesalers', 'Export markets', 'Retailers', 'Other buyers'],
  },
  B: {
    ...goods,
    shape: 'commodity',
    margin: [10, 26],
    output: [4, 9],
    products: [
      'Bulk material',
      'Concentrates',
      'Processed material',
      'Contract services',
      'Other products',
    ],
    markets: [
      'Export markets',
      'Metal and chemical plants',
      'Power stations',
      'Construction companies',
      'Other buyers',
    ],
  },
  C: {
    ...goods,
    shape: 'steady',
    products: [
      'Standard products',
      'Products to order',
      'Components',
      'Premium products',
      'Repair and maintenance',
      'Other products',
    ],
    markets: [
      'Wholesalers',
      'Export markets',
      'Other manufacturers',
      'Retailers',
      'Government agencies',
      'Other buyers',
    ],
  },
  D: {
    ...goods,
    isTraded: false,
    shape: 'commodity',
    output: [5, 11],
    products: ['Electricity', 'Gas', 'Network services', 'Heat and steam', 'Other services'],
    markets: ['Households', 'Factories', 'Shops and offices', 'Public bodies', 'Other customers'],
  },
  E: {
    ...services,
    shape: 'steady',
    products: [
      'Collection',
      'Treatment',
      'Supply to networks',
      'Recovered materials',
      'Other services',
    ],
    markets: [
      'Households',
      'Local authorities',
      'Factories',
      'Shops and offices',
      'Other customers',
    ],
  },
  F: {
    ...services,
    shape: 'property',
    output: [1.4, 3.2],
    costs: {
      Purchases: 56,
      Wages: 20,
      Rent: 2,
      Depreciation: 2,
      Utilities: 1,
      Marketing: 1,
      Other: 13,
    },
    products: [
      'New work',
      'Alterations and additions',
      'Repair and maintenance',
      'Project management',
      'Other services',
    ],
    markets: [
      'Private developers',
      'Public works agencies',
      'Households',
      'Factories and mines',
      'Other clients',
    ],
  },
  G: {
    ...services,
    shape: 'steady',
    margin: [2, 6],
    output: [3, 7],
    costs: {
      Purchases: 73,
      Wages: 11,
      Rent: 4,
      Depreciation: 2,
      Utilities: 1,
      Marketing: 2,
      Other: 4,
    },
    products: [
      'Food and drink',
      'Household goods',
      'Equipment',
      'Clothing and textiles',
      'Repair services',
      'Other goods',
    ],
    markets: ['Households', 'Retailers', 'Small businesses', 'Large companies', 'Other customers'],
  },
  H: {
    ...services,
    shape: 'travel',
    output: [1.2, 3],
    products: [
      'Domestic transport',
      'International transport',
      'Storage',
      'Handling and logistics',
      'Other services',
    ],
    markets: [
      'Manufacturers',
      'Wholesalers and retailers',
      'Travellers',
      'Government agencies',
      'Other customers',
    ],
  },
  I: {
    ...services,
    shape: 'hospitality',
    output: [0.5, 1.1],
    products: ['Rooms', 'Meals', 'Drinks', 'Events', 'Other services'],
    markets: ['Domestic guests', 'Visitors from abroad', 'Business guests', 'Other guests'],
  },
  J: {
    ...services,
    shape: 'digital',
    margin: [7, 22],
    output: [1.5, 3.5],
    isTraded: true,
    products: [
      'Subscriptions',
      'Licences',
      'Advertising',
      'Projects for clients',
      'Support and maintenance',
      'Other services',
    ],
    markets: [
      'Households',
      'Financial services',
      'Government agencies',
      'Retailers',
      'Other businesses',
    ],
  },
  K: {
    ...services,
    shape: 'steady',
    margin: [12, 28],
    output: [2.5, 5],
    products: [
      'Interest and premiums',
      'Fees and commissions',
      'Investment income',
      'Advice',
      'Other services',
    ],
    markets: [
      'Households',
      'Small businesses',
      'Large companies',
      'Public bodies',
      'Other customers',
    ],
  },
  L: {
    ...services,
    shape: 'property',
    margin: [12, 30],
    output: [2.5, 6],
    products: [
      'Rent of homes',
      'Rent of shops and offices',
      'Sales commissions',
      'Property management',
      'Other services',
    ],
    markets: ['Households', 'Retailers', 'Office tenants', 'Investors', 'Other clients'],
  },
  M: {
    ...services,
    shape: 'steady',
    products: [
      'Advice',
      'Design and planning',
      'Testing and research',
      'Representation',
      'Other services',
    ],
    markets: businessMarkets,
  },
  N: {
    ...services,
    shape: 'hospitality',
    products: [
      'Staff services',
      'Facility services',
      'Rental',
      'Bookings and tours',
      'Other services',
    ],
    markets: businessMarkets,
  },
  P: {
    ...services,
    shape: 'steady',
    margin: [2, 8],
    products: [
      'Schooling',
      'Vocational training',
      'Higher education',
      'Short courses',
      'Other services',
    ],
    markets: ['Families', 'Government programmes', 'Adult learners', 'Employers', 'Other clients'],
  },
  Q: {
    ...services,
    shape: 'steady',
    margin: [2, 9],
    products: [
      'Treatment',
      'Nursing and care',
      'Diagnostics',
      'Counselling and support',
      'Other services',
    ],
    markets: [
      'Public health insurance',
      'Private patients',
      'Private insurers',
      'Charities',
      'Other payers',
    ],
  },
  R: {
    ...services,
    shape: 'hospitality',
    products: ['Tickets', 'Memberships', 'Sponsorship', 'Food and merchandise', 'Other services'],
    markets: ['Local residents', 'Tourists', 'Sponsors', 'Public funding', 'Other customers'],
  },
  S: {
    ...services,
    shape: 'hospitality',
    output: [0.4, 0.9],
    employeesPerEstablishment: [1.5, 5],
    products: ['Personal care', 'Repairs', 'Cleaning', 'Other services'],
    markets: ['Households', 'Small businesses', 'Visitors', 'Other customers'],
  },
};
