import { component } from '../../scores/component.js';
import { drivenBy, structural, type RiskProfile } from '../profile.js';

export const americanWine: RiskProfile = {
  country: 'US',
  code: '312130',
  Structural: {
    Weight: 35,
    Components: [
      structural(
        'BarriersToEntry',
        4.4,
        20,
        'Licences differ by state, and land in known valleys is dear.',
      ),
      structural('Assistance', 4.6, 10, 'Tax credits for small wineries, insurance for crops.'),
      structural('Trade', 5.2, 20, 'Imports fill a third of glasses; exports are small.'),
      structural('Competition', 6.7, 25, 'Distributors merge, and carry fewer brands.'),
      structural('LifeCycle', 6.8, 15, 'Volumes have fallen for several years.'),
      structural('Volatility', 5.6, 10, 'Fire and smoke can cost a vintage.'),
    ],
  },
  Growth: {
    Weight: 30,
    Components: [
      component('Recent growth', 6.3, 45, 'Revenue held only because prices rose.'),
      component('Expected growth', 6.6, 55, 'Younger adults choose spirits, cans or nothing.'),
    ],
  },
  Sensitivity: {
    Weight: 35,
    Components: [
      drivenBy(
        'INCOME',
        component('Household income', 5.8, 60, 'Dear bottles are given up first.'),
      ),
      component('Insurance and water', 6.9, 40, 'Both cost more each year in California.'),
    ],
  },
  Analysis: {
    Overview: 'Risk is **high**: demand shrinks slowly while costs do not.',
    ScoreHistory: 'The score has risen since volumes began to fall.',
    Outlook: 'Vines are pulled out, and wineries without a brand of their own close.',
  },
  shocks: { 2022: 0.3, 2023: 0.4, 2024: 0.4, 2025: 0.3 },
  related: [['AU', '1214']],
};

export const americanAirlines: RiskProfile = {
  country: 'US',
  code: '481111',
  Structural: {
    Weight: 35,
    Components: [
      structural(
        'BarriersToEntry',
        2.4,
        15,
        'Slots, aircraft and certificates are hard to come by.',
      ),
      structural('Assistance', 3.1, 10, 'The government paid wages when nobody flew.'),
      structural('Trade', 3.8, 10, 'Foreign carriers may not fly within the country.'),
      structural(
        'Competition',
        6.2,
        25,
        'Four carriers share most of the market and still fight over fares.',
      ),
      structural('LifeCycle', 4.4, 15, 'Mature, and growing with incomes.'),
      structural('Volatility', 8.6, 25, 'Few industries lost as much in one year.'),
    ],
  },
  Growth: {
    Weight: 25,
    Components: [
      component('Recent growth', 4.2, 40, 'Traffic is above what it was before the pandemic.'),
      component('Expected growth', 4.4, 60, 'Growth is limited by pilots and late aircraft.'),
    ],
  },
  Sensitivity: {
    Weight: 40,
    Components: [
      component('Price of fuel', 8.4, 55, 'A quarter of all cost, and few hedge it.'),
      drivenBy(
        'INCOME',
        component('Household income', 6.3, 30, 'Leisure travel follows incomes closely.'),
      ),
      component('Business travel', 5.9, 15, 'Meetings online have taken some of it for good.'),
    ],
  },
  Analysis: {
    Overview:
      'Risk is **medium**, close to high. Balance sheets are stronger than before, fuel is as it was.',
    ScoreHistory: 'The peak of the pandemic is behind; the level before it has not been reached.',
    Outlook: 'Fares hold while aircraft are scarce.',
  },
  shocks: { 2020: 2.2, 2022: -1.1, 2023: -0.5 },
  related: [['US', '334413']],
};

export const americanChips: RiskProfile = {
  country: 'US',
  code: '334413',
  Structural: {
    Weight: 35,
    Components: [
      structural('BarriersToEntry', 1.3, 20, 'A plant costs more than most companies are worth.'),
      structural(
        'Assistance',
        1.6,
        15,
        'Grants and tax credits pay for a part of every new plant.',
      ),
      structural('Trade', 7.9, 25, 'Export rules and tariffs change by the quarter.'),
      structural('Competition', 5.4, 15, 'Few rivals, all of them strong.'),
      structural('LifeCycle', 1.9, 10, 'Demand grows wherever computing does.'),
      structural('Volatility', 7.6, 15, 'Shortage and glut take turns.'),
    ],
  },
  Growth: {
    Weight: 35,
    Components: [
      component('Recent growth', 2.7, 45, 'Data centres buy whatever is made.'),
      component('Expected growth', 2.1, 55, 'Orders reach years ahead.'),
    ],
  },
  Sensitivity: {
    Weight: 30,
    Components: [
      drivenBy(
        'INVESTMENT',
        component(
          'Business investment',
          6.7,
          70,
          'A pause of a few large buyers would be felt at once.',
        ),
      ),
      component('Supply of tools and gases', 4.6, 30, 'Some come from one supplier only.'),
    ],
  },
  Analysis: {
    Overview: 'Risk is **medium**, close to low. Growth outweighs the danger from trade, for now.',
    ScoreHistory: 'The score fell with public support and with demand for computing.',
    Outlook: 'New plants open in a market that still takes all of their output.',
  },
  shocks: { 2023: -0.7, 2024: -0.8, 2026: -0.3 },
  related: [['US', '481111']],
};
