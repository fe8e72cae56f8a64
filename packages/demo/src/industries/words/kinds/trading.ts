import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const trading: Kind = {
  firms: 'merchants and retailers',
  output: 'goods for sale',
  inputs: 'goods for resale, freight, rent and power',
  staff: 'shop assistants, buyers and warehouse workers',
  equipment: 'stores, shelving, refrigeration and distribution centres',
  good: [
    'Customers ate and worked at home, and baskets grew.',
    'Inflation lifted the value of every basket, although fewer items were in it.',
    'Online orders added sales without adding stores.',
  ],
  bad: [
    'Shoppers traded down to cheaper lines and own labels.',
    'Discounters took customers, and the others answered with lower prices.',
    'Wages, rent and power rose while shelf prices were watched closely.',
  ],
  ahead: [
    'Population adds customers, and slower inflation takes some of the push out of revenue.',
    'Automated warehouses lower the cost of each parcel, but only for those large enough to fill them.',
    'Own labels will go on gaining shelf space.',
  ],
  substitutes: 'specialist shops, markets, restaurants and sellers online',
  activities: [
    'Choosing and buying goods',
    'Storing and moving them to stores',
    'Selling in stores and online',
    'Developing own labels',
  ],
  excludes: [
    'Making the goods that are sold',
    'Selling mainly one kind of goods, where it is a class of its own',
  ],
  drivers: [drivers.income, drivers.population, drivers.confidence, drivers.online],
  factors: [
    ['Buying power', 'Large orders earn lower prices and better terms.'],
    ['Good sites', 'Customers go to the store that lies on their way.'],
    ['Fast turnover of stock', 'Stock that sells in a week is financed by its suppliers.'],
  ],
  strengths: [
    ['Everyday need', 'Much of what is sold is bought in good times and bad.'],
    ['Cash at once', 'Customers pay weeks before suppliers are paid.'],
  ],
  weaknesses: [
    ['Thin margins', 'A small rise in costs takes a large part of the profit.'],
    ['Little loyalty', 'Customers compare prices on the telephone in their hand.'],
  ],
  opportunities: [
    ['Own labels', 'They earn more and cannot be compared with those of others.'],
    ['Selling data and advertising', 'Suppliers pay to be seen where people buy.'],
  ],
  threats: [
    ['Discounters and platforms', 'Both work with lower costs.'],
    [
      'Scrutiny of prices',
      'Authorities look closely at how large chains treat suppliers and customers.',
    ],
  ],
  regulation: {
    level: 'Medium',
    text: 'Rules concern weights, labels, food safety, opening hours and, for the largest, how suppliers are treated.',
    rules: [
      ['Consumer protection', 'Prices must be shown clearly and claims must be true.'],
      ['Food and product safety', 'Goods can be traced to where they came from and called back.'],
    ],
  },
  questions: [
    [
      'How often does your stock turn over in a year?',
      'It is the best single measure of a trading business.',
    ],
    ['What part of sales are own labels?', 'They decide the margin.'],
    ['When do your main leases end?', 'Rent is reset when they do.'],
  ],
  terms: [
    ['Own labels', 'Goods made for a retailer and sold under its name.'],
    ['Turnover of stock', 'How often stock is sold and replaced in a year.'],
    ['Discounters', 'Retailers with a small range at low prices.'],
  ],
};
