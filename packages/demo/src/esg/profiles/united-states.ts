import { component } from '../../scores/component.js';
import type { EsgProfile } from '../profile.js';

export const americanWine: EsgProfile = {
  country: 'US',
  code: '312130',
  Environmental: {
    Weight: 40,
    Components: [
      component(
        'Water use',
        6.3,
        45,
        'Groundwater in California is to be brought into balance over two decades.',
      ),
      component('Fire and smoke', 7.4, 35, 'Insurance is hard to get in several valleys.'),
      component(
        'Packaging',
        4.3,
        20,
        'Glass is heavy and travels far; cans and boxes gain slowly.',
      ),
    ],
  },
  Social: {
    Weight: 35,
    Components: [
      component('Farm labour', 6.6, 60, 'Work in vineyards depends on visas and contractors.'),
      component('Product responsibility', 5.9, 40, 'Guidance on drinking has become stricter.'),
    ],
  },
  Governance: {
    Weight: 25,
    Components: [
      component('Private ownership', 4.8, 60, 'Most wineries publish no accounts.'),
      component(
        'Distribution rules',
        4.1,
        40,
        'Ties between makers and shops are forbidden, with exceptions in each state.',
      ),
    ],
  },
  Analysis: {
    Overview:
      'Much like its Australian counterpart, with more exposure to **fire** and less to drought.',
    ScoreHistory: 'The bad fire seasons of the last decade still show.',
    Regulation: 'Federal rules on labels and tax, state rules on sale and water.',
  },
  Regulation: [
    {
      Name: 'Sustainable Groundwater Management Act',
      Detail: 'Local agencies in California limit pumping.',
    },
    { Name: 'Federal Alcohol Administration Act', Detail: 'Permits, labels and advertising.' },
  ],
};

export const americanSoftware: EsgProfile = {
  country: 'US',
  code: '513210',
  Environmental: {
    Weight: 20,
    Components: [
      component(
        'Electricity of data centres',
        5.2,
        80,
        'Demand grows faster than clean supply since models are trained at scale.',
      ),
      component(
        'Electronic waste',
        3.3,
        20,
        'Servers are replaced every few years and largely resold.',
      ),
    ],
  },
  Social: {
    Weight: 45,
    Components: [
      component(
        'Privacy and data',
        6.9,
        50,
        'Breaches are frequent, and states have passed laws of their own.',
      ),
      component(
        'Effects of artificial intelligence',
        6.2,
        30,
        'What models do to work and to information is argued over.',
      ),
      component('Working conditions', 2.9, 20, 'Pay is high; dismissals come in waves.'),
    ],
  },
  Governance: {
    Weight: 35,
    Components: [
      component('Control by founders', 5.4, 45, 'Shares with many votes are common.'),
      component('Competition law', 6, 35, 'Several large cases are pending.'),
      component('Disclosure', 2.6, 20, 'Listed publishers report in detail.'),
    ],
  },
  Analysis: {
    Overview:
      'Low environmental risk for each dollar of revenue, and a social score that **data** decides.',
    ScoreHistory: 'Social risk rose with every large breach and did not fall back in full.',
  },
  Regulation: [
    { Name: 'State privacy acts', Detail: 'Rights to see, correct and delete personal data.' },
  ],
};

export const americanAirlines: EsgProfile = {
  country: 'US',
  code: '481111',
  Environmental: {
    Weight: 50,
    Text: 'There is no substitute for kerosene at scale yet.',
    Components: [
      component(
        'Emissions',
        8.2,
        70,
        'Efficient aircraft save less than growth adds; sustainable fuel is scarce and dear.',
      ),
      component('Noise', 5, 20, 'Airports near cities have limits by night.'),
      component('Waste on board', 3.5, 10, 'Rules on catering waste make recycling hard.'),
    ],
  },
  Social: {
    Weight: 30,
    Components: [
      component(
        'Safety',
        3.2,
        50,
        'The safest way to travel, watched closely after each incident.',
      ),
      component(
        'Labour relations',
        5.6,
        30,
        'Contracts are negotiated for years; strikes are rare under federal law.',
      ),
      component(
        'Rights of passengers',
        5.3,
        20,
        'Refunds must now be paid without being asked for.',
      ),
    ],
  },
  Governance: {
    Weight: 20,
    Components: [
      component(
        'Public support',
        5.5,
        50,
        'Loans of the pandemic came with conditions on pay and dividends.',
      ),
      component('Disclosure', 2.7, 50, 'All large carriers are listed.'),
    ],
  },
  Analysis: {
    Overview: 'Emissions decide the score, and most of them cannot be avoided this decade.',
    Regulation:
      'Safety is federal; emissions of flights abroad fall under an international scheme.',
  },
  Regulation: [
    { Name: 'CORSIA', Detail: 'Growth of emissions on international routes is offset.' },
    {
      Name: 'Rules on automatic refunds',
      Detail: 'Cash within days where a flight is cancelled or changed much.',
    },
  ],
};
