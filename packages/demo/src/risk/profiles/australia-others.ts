import { component } from '../../scores/component.js';
import { drivenBy, structural, type RiskProfile } from '../profile.js';

export const australianCoal: RiskProfile = {
  country: 'AU',
  code: '0600',
  Structural: {
    Weight: 35,
    Components: [
      structural(
        'BarriersToEntry',
        1.8,
        10,
        'New mines take a decade, where they are approved at all.',
      ),
      structural('Assistance', 3.9, 5, 'Fuel tax is refunded; little else is paid.'),
      structural('Trade', 8.4, 30, 'Nearly everything is exported, to a handful of countries.'),
      structural('Competition', 4.7, 15, 'A few large groups sell what others mine as well.'),
      structural('LifeCycle', 8.8, 20, 'Customers have announced an end to burning coal.'),
      structural('Volatility', 8.9, 20, 'Prices have trebled and halved within two years.'),
    ],
  },
  Growth: {
    Weight: 35,
    Components: [
      component('Recent growth', 7.2, 40, 'Revenue falls from the peak that a war brought.'),
      component('Expected growth', 8.3, 60, 'Thermal coal declines, coking coal holds.'),
    ],
  },
  Sensitivity: {
    Weight: 30,
    Components: [
      component('Price of coal', 9, 60, 'No other figure moves revenue as much.'),
      drivenBy(
        'EXCHANGE',
        component(
          'Exchange rate',
          6.6,
          25,
          'Coal is sold in American dollars and dug in Australian ones.',
        ),
      ),
      component('Access to finance', 7.9, 15, 'Few banks lend to new thermal mines.'),
    ],
  },
  Analysis: {
    Overview:
      'Risk is **very high**, for the long run more than for next year. Loans should be repaid before reserves are.',
    ScoreHistory: 'High prices lowered the score for two years; the trend beneath them is upward.',
    Outlook: 'Prices settle well below their peak, and mines with high costs close first.',
  },
  shocks: { 2021: -1, 2023: 1.4 },
  related: [['AU', '3011']],
};

export const australianHouses: RiskProfile = {
  country: 'AU',
  code: '3011',
  Structural: {
    Weight: 30,
    Components: [
      structural('BarriersToEntry', 6.7, 20, 'A licence and subcontractors suffice.'),
      structural('Assistance', 2.6, 15, 'Grants for first buyers come back with every downturn.'),
      structural('Trade', 1.2, 5, 'Houses are built where they stand.'),
      structural(
        'Competition',
        6.4,
        25,
        'Many small builders, and a few that build whole suburbs.',
      ),
      structural('LifeCycle', 3.2, 15, 'The population grows, and needs somewhere to live.'),
      structural('Volatility', 7.3, 20, 'Starts swing with interest rates and grants.'),
    ],
  },
  Growth: {
    Weight: 30,
    Components: [
      component(
        'Recent growth',
        5.7,
        50,
        'Fixed prices met rising costs, and many builders failed.',
      ),
      component(
        'Expected growth',
        3.6,
        50,
        'Targets for new homes and lower rates bring back orders.',
      ),
    ],
  },
  Sensitivity: {
    Weight: 40,
    Components: [
      drivenBy(
        'LENDING',
        component(
          'Lending rates',
          7.7,
          55,
          'Buyers and builders borrow alike, both at floating rates.',
        ),
      ),
      drivenBy(
        'INCOME',
        component(
          'Household income',
          5.2,
          25,
          'What households earn decides what they may borrow.',
        ),
      ),
      component('Materials and labour', 6.8, 20, 'Trades are short of hands in every state.'),
    ],
  },
  Analysis: {
    Overview:
      'Risk is **medium**, and lower than when builders failed in rows. What remains is the risk of fixed prices.',
    ScoreHistory: 'Two years of failed builders stand out; before them the score moved with rates.',
    Outlook: 'Orders return first in the west and north, where land is released.',
  },
  shocks: { 2022: 0.9, 2023: 0.4, 2025: -0.8 },
  related: [['AU', '0600']],
};
