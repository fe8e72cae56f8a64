import { revenueOfLeader } from '../market.js';
import type { CompanyProfile } from '../profile.js';

export const drinks: readonly CompanyProfile[] = [
  {
    entityId: 1001,
    name: 'Redgum Ridge Wines',
    title: 'Redgum Ridge Wines Limited',
    kind: 'listed',
    economics: 'winery',
    city: 'Adelaide',
    founded: 1968,
    asx: 'R9W',
    revenue: revenueOfLeader('1214', 'Redgum Ridge Wines', 78),
    growth: 3.4,
    divisions: [
      {
        name: 'Winemaking',
        about: 'Makes and bottles still and sparkling wine at four wineries.',
        share: 78,
        industry: '1214',
      },
      {
        name: 'Distribution',
        about: 'Sells own and agency brands to retailers, bars and restaurants.',
        share: 14,
        industry: '3606',
      },
      {
        name: 'Vineyards',
        about: 'Grows grapes on 3,100 hectares, mostly for own use.',
        share: 5,
        industry: '0131',
      },
      {
        name: 'Cellar Doors',
        about: 'Runs restaurants and tasting rooms at the wineries.',
        share: 3,
        industry: '4511',
      },
    ],
    regions: { Australia: 58, 'United Kingdom': 15, 'North America': 14, China: 9, Japan: 4 },
    brands: [
      {
        name: 'Redgum Ridge',
        category: 'premium table wine',
        about: 'The house label, sold in 26 countries.',
      },
      {
        name: 'Copperline',
        category: 'everyday table wine',
        about: 'The largest label by volume, in bottles and casks.',
      },
      {
        name: 'Stillwater Brut',
        category: 'sparkling wine',
        about: 'Made in the traditional way from cool-climate fruit.',
      },
      { name: 'Lantern Hill', category: 'fortified wine' },
      { name: 'Half Acre', category: 'low-alcohol wine', about: 'Launched in 2023.' },
    ],
    events: [
      ['1979', 'Milestone', 'Opens a second winery and begins to export to the United Kingdom.'],
      ['1996', 'Acquisition', 'Acquires the Copperline label and its bottling plant.'],
      ['2011-11', 'Acquisition', 'Acquires Stillwater, a maker of sparkling wine in Tasmania.'],
      ['2019-07-01', 'Divestment', 'Sells its cider business to concentrate on wine.'],
      ['2021', 'Milestone', 'Redirects exports after tariffs close its largest market abroad.'],
      ['2024-03-29', 'Milestone', 'Resumes shipments to China when the tariffs are lifted.'],
    ],
  },
  {
    entityId: 1002,
    name: 'Copper Kettle Lane',
    title: 'Copper Kettle Lane Pty Ltd',
    kind: 'small',
    economics: 'hospitality',
    city: 'Hobart',
    founded: 2014,
    revenue: 1.84,
    growth: 5,
    divisions: [{ name: 'Cafe', about: 'A cafe and bakery.', share: 100, industry: '4511' }],
  },
];
