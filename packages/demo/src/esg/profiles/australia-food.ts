import { component } from '../../scores/component.js';
import type { EsgProfile } from '../profile.js';

export const australianWine: EsgProfile = {
  country: 'AU',
  code: '1214',
  Environmental: {
    Weight: 45,
    Text: 'Water and weather weigh most. Both lie partly outside what a winery can decide.',
    Components: [
      component(
        'Water use',
        6.8,
        40,
        'Warm inland regions depend on river water, and rights to it are dear in dry years.',
      ),
      component(
        'Energy and emissions',
        4.6,
        25,
        'Cooling and glass bottles cause most emissions. Lighter bottles and solar power help.',
      ),
      component('Waste and by-products', 3.9, 15, 'Grape marc is mostly composted or distilled.'),
      component(
        'Exposure to climate',
        7.2,
        20,
        'Heat and smoke have spoiled whole vintages in the past decade.',
      ),
    ],
  },
  Social: {
    Weight: 35,
    Text: 'Harvest work and harmful drinking are the two subjects that buyers ask about.',
    Components: [
      component(
        'Seasonal labour',
        6.1,
        45,
        'Labour hire is common at harvest, and pay has been audited often.',
      ),
      component(
        'Product responsibility',
        6.4,
        35,
        'Advertising and labels are watched closely, and taxes are debated every year.',
      ),
      component(
        'Local communities',
        2.8,
        20,
        'Cellar doors bring visitors and work to small towns.',
      ),
    ],
  },
  Governance: {
    Weight: 20,
    Text: 'Large groups report in full. Most of the others are family businesses that publish little.',
    Components: [
      component('Ownership and oversight', 4.2, 50, 'Few producers have directors from outside.'),
      component('Reporting', 5.3, 50, 'Climate reports are mandatory for the largest only.'),
    ],
  },
  Analysis: {
    Overview:
      'Risk comes mainly from **water and weather**. Social risk is a little above that of other makers of food and drink, because the product can do harm. Governance is sound where shares are listed.',
    ScoreHistory:
      'Scores rose in years of drought and fire and eased after good rains. What moved least is governance.',
    Regulation:
      'States decide on water and on licences; the federation decides on tax, labels and work. New rules have come slowly and with long notice.',
  },
  Regulation: [
    {
      Name: 'Water Act 2007',
      Detail: 'Limits what may be taken from the rivers of the Murray-Darling Basin.',
    },
    {
      Name: 'Pregnancy warning labels',
      Detail: 'Every bottle shows a warning of a set size and colour.',
    },
    {
      Name: 'Modern Slavery Act 2018',
      Detail: 'Large businesses report each year on labour in their supply chains.',
    },
  ],
};

export const australianRestaurants: EsgProfile = {
  country: 'AU',
  code: '4511',
  Environmental: {
    Weight: 25,
    Components: [
      component(
        'Food waste',
        5.8,
        50,
        'About a fifth of what is bought is thrown away; few measure it.',
      ),
      component(
        'Packaging',
        4.9,
        30,
        'States have banned most single-use plastics, and substitutes cost more.',
      ),
      component('Energy use', 3.7, 20, 'Kitchens change from gas to electricity one by one.'),
    ],
  },
  Social: {
    Weight: 50,
    Text: 'Pay is the weak point of the industry, and the one that the press returns to.',
    Components: [
      component(
        'Pay and hours',
        7.6,
        60,
        'Underpayment has been found in businesses of every size.',
      ),
      component(
        'Health and safety',
        4.8,
        25,
        'Burns, cuts and late nights; serious accidents are rare.',
      ),
      component('Food safety', 3.6, 15, 'Councils inspect often and publish what they find.'),
    ],
  },
  Governance: {
    Weight: 25,
    Components: [
      component('Record keeping', 6.6, 70, 'Many small operators keep poor records of hours.'),
      component(
        'Franchise oversight',
        5.1,
        30,
        'Franchisors now answer for what their franchisees pay.',
      ),
    ],
  },
  Analysis: {
    Overview:
      'The industry employs many young people for few hours each, and **pay** decides its score. Its effect on the environment is small for each meal and large in sum.',
    Regulation: 'Work is regulated by the federation, food and waste by states and councils.',
  },
  Regulation: [
    {
      Name: 'Fair Work Act 2009',
      Detail: 'Sets minimum pay and penalties; wilful underpayment is a crime.',
    },
    {
      Name: 'Single-use plastics bans',
      Detail: 'Differ by state in what they cover and from when.',
    },
  ],
};
