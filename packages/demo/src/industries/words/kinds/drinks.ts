import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const drinks: Kind = {
  firms: 'drinks makers',
  output: 'wine, spirits and other drinks',
  inputs: 'grapes and grain, glass, labels and excise',
  staff: 'makers, cellar hands, bottlers and sales people',
  equipment: 'tanks, barrels, stills and bottling lines',
  good: [
    'Drinkers bought less but better, and the higher price of a bottle outweighed the smaller volume.',
    'Bars and restaurants reopened their lists, and direct sales to members kept their place.',
    'Premium labels found new buyers abroad.',
  ],
  bad: [
    'Younger adults drink less than their parents did at the same age.',
    'Glass, freight and excise rose together, and retailers resisted higher prices.',
    'Stock had piled up, and clearing it cost margin.',
  ],
  ahead: [
    'Growth will come from price and mix more than from litres.',
    'Low-alcohol ranges are small, but they bring back people who had stopped buying.',
    'Sales from the cellar door and online clubs keep the margin that retailers would take.',
  ],
  substitutes: 'beer, ready-mixed drinks and drinks without alcohol',
  activities: [
    'Crushing, fermenting and distilling',
    'Ageing, blending and bottling',
    'Selling to retailers, restaurants and exporters',
    'Selling from the cellar door and through clubs',
  ],
  excludes: ['Growing grapes or grain', 'Bottling or selling drinks that others made'],
  drivers: [drivers.drinking, drivers.income, drivers.exchange, drivers.visitors],
  factors: [
    ['A label that people ask for', 'Retailers list what customers would miss.'],
    [
      'Control over supply of grapes and grain',
      'Long contracts protect quality and cost in short seasons.',
    ],
    [
      'Several routes to the drinker',
      'Retail, restaurants, clubs and exports seldom weaken together.',
    ],
  ],
  strengths: [
    ['Regions with a name', 'Origin is part of the price, and cannot be moved elsewhere.'],
    [
      'Stock that gains value',
      'Premium wine and spirits are worth more after years in the cellar.',
    ],
  ],
  weaknesses: [
    ['Money tied up in stock', 'Barrels have to be paid for years before they are sold.'],
    ['Dependence on few retailers', 'A lost listing is hard to replace.'],
  ],
  opportunities: [
    ['Premium and low-alcohol ranges', 'Both earn more for each litre than everyday drinks.'],
    ['Visitors to the cellar door', 'Guests who taste at the source often become members.'],
  ],
  threats: [
    ['Falling consumption', 'Health advice and changing habits reduce volumes year by year.'],
    ['Higher excise and tariffs', 'Taxes on alcohol are raised more easily than most.'],
  ],
  regulation: {
    level: 'High',
    text: 'Alcohol is licensed, taxed and labelled more strictly than most goods, and where and how it may be advertised is limited.',
    rules: [
      [
        'Excise and alcohol taxes',
        'Duty falls due when drinks leave the bonded store, long before a customer pays.',
      ],
      ['Licences to make and sell alcohol', 'Both the maker and every place of sale need one.'],
    ],
  },
  questions: [
    [
      'How many months of sales do you hold in stock?',
      'Stock is an asset while prices rise and a burden when they fall.',
    ],
    [
      'What part of sales comes through the cellar door and your own club?',
      'Direct sales earn the best margin.',
    ],
    [
      'Which listing would hurt most to lose?',
      'It tells how dependent the business is on one buyer.',
    ],
  ],
  terms: [
    ['Excise', 'A tax on goods such as alcohol, paid by the maker.'],
    ['Cellar door', 'The place at a winery or distillery where visitors taste and buy.'],
    ['Listing', 'A place in the range of a retailer.'],
  ],
};
