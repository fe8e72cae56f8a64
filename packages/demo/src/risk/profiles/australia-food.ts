import { component } from '../../scores/component.js';
import { drivenBy, structural, type RiskProfile } from '../profile.js';

export const australianWine: RiskProfile = {
  country: 'AU',
  code: '1214',
  Structural: {
    Weight: 35,
    Text: 'Vineyards and cellars tie up capital for years, and buyers are few and large.',
    Components: [
      structural('BarriersToEntry', 4.2, 15, 'Land and time keep out some, a rented press few.'),
      structural(
        'Assistance',
        4.8,
        10,
        'A tax rebate helps small producers; tariffs play no part.',
      ),
      structural(
        'Trade',
        7.6,
        25,
        'A third of all bottles is sold abroad, much of it to two countries.',
      ),
      structural('Competition', 7.1, 25, 'Two retailers buy most of what is drunk at home.'),
      structural('LifeCycle', 6.2, 10, 'Adults drink less each year, and pay a little more.'),
      structural('Volatility', 6.4, 15, 'Vintages differ by a quarter from one year to the next.'),
    ],
  },
  Growth: {
    Weight: 30,
    Components: [
      component('Recent growth', 5.4, 45, 'Revenue recovered when markets in Asia reopened.'),
      component(
        'Expected growth',
        5.9,
        55,
        'Volumes fall slowly, and prices make up for most of it.',
      ),
    ],
  },
  Sensitivity: {
    Weight: 35,
    Text: 'The dollar decides more than any cellar door.',
    Components: [
      drivenBy(
        'EXCHANGE',
        component(
          'Exchange rate',
          7.4,
          40,
          'A dearer dollar costs margin on every bottle sold abroad.',
        ),
      ),
      drivenBy(
        'ALCOHOL',
        component('Alcohol consumption', 6.1, 35, 'The young drink less than their parents did.'),
      ),
      drivenBy(
        'INCOME',
        component(
          'Household income',
          4.3,
          25,
          'In lean years buyers choose cheaper wine rather than none.',
        ),
      ),
    ],
  },
  Analysis: {
    Overview:
      'Risk is **high and easing slowly**. Exports bring both growth and danger: one tariff has closed the largest market before.',
    ScoreHistory:
      'The score jumped when tariffs shut out exports, and eased only in part when they were lifted.',
    Outlook:
      'Stocks remain above what markets take. Lenders should look at contracts for grapes before they look at brands.',
  },
  shocks: { 2021: 1.3, 2024: -0.5 },
  related: [
    ['AU', '4511'],
    ['US', '312130'],
  ],
};

export const australianRestaurants: RiskProfile = {
  country: 'AU',
  code: '4511',
  Structural: {
    Weight: 40,
    Components: [
      structural(
        'BarriersToEntry',
        8.2,
        25,
        'A lease and a kitchen are enough, and thousands try each year.',
      ),
      structural('Assistance', 6, 5, 'None since the pandemic.'),
      structural('Trade', 1.4, 10, 'Meals do not travel.'),
      structural(
        'Competition',
        8.6,
        30,
        'Every street has another, and delivery brought all of them nearer.',
      ),
      structural('LifeCycle', 4.6, 15, 'A mature industry that grows with the population.'),
      structural('Volatility', 6.3, 15, 'Lockdowns showed how fast revenue can stop.'),
    ],
  },
  Growth: {
    Weight: 25,
    Components: [
      component('Recent growth', 4.1, 40, 'Prices on menus rose faster than guests stayed away.'),
      component(
        'Expected growth',
        4.9,
        60,
        'Spending on meals grows a little more slowly than incomes.',
      ),
    ],
  },
  Sensitivity: {
    Weight: 35,
    Components: [
      drivenBy(
        'INCOME',
        component(
          'Household income',
          7.3,
          45,
          'Eating out is the first thing that households save on.',
        ),
      ),
      component('Wages', 7.8, 35, 'Awards set the largest cost, and rise with inflation.'),
      drivenBy(
        'VISITORS',
        component('Visitors from abroad', 4.4, 20, 'They matter in the cities and on the coast.'),
      ),
    ],
  },
  Analysis: {
    Overview:
      'Risk is **high**: entry is easy, margins are thin, and guests can stop coming from one week to the next.',
    ScoreHistory: 'The pandemic left a peak that the industry has not fully come down from.',
    Outlook: 'Insolvencies stay above the long average until debts to the tax office are paid.',
  },
  shocks: { 2020: 1.9, 2022: -0.9, 2023: -0.3 },
  related: [['AU', '1214']],
};
