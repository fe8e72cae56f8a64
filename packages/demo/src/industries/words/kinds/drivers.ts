import { capitalise } from '@broadsheet/contract/words';
import type { DriverKind } from './kind.js';

const index = 'Index, 2026 = 100';

/**
 * External factors that affect industries. A driver has the same values in every report of a
 * country.
 */
export const drivers = {
  income: {
    name: 'Real household disposable income',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 1.4,
    swing: 1.5,
    text: (firms) =>
      `When households have more left after tax and rent, they spend part of it with ${firms}; when they have less, this is among the first places where they save.`,
  },
  confidence: {
    name: 'Consumer sentiment index',
    direction: 'Positive',
    strength: 'Medium',
    unit: 'Index, 100 = neutral',
    latest: 97.4,
    growth: 0,
    swing: 7,
    text: (firms) =>
      `Sentiment runs ahead of spending by a few months, which is why ${firms} watch it when they plan staff and stock.`,
  },
  population: {
    name: 'Population',
    direction: 'Positive',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 1.1,
    swing: 0.2,
    text: (firms) =>
      `More people are more customers. Population moves slowly, but it is the surest source of growth that ${firms} have.`,
  },
  wages: {
    name: 'Average weekly earnings',
    direction: 'Mixed',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 3.1,
    swing: 0.8,
    text: (firms) =>
      `Rising pay cuts both ways: it fills the pockets of customers and raises the payroll of ${firms}.`,
  },
  interest: {
    name: 'Lending rate to business',
    direction: 'Negative',
    strength: 'Medium',
    unit: '%',
    latest: 6.2,
    growth: 1,
    swing: 12,
    text: (firms) =>
      `Dearer credit delays investment. It also makes the stock and equipment that ${firms} carry more expensive to finance.`,
  },
  mortgage: {
    name: 'Mortgage rate',
    direction: 'Negative',
    strength: 'High',
    unit: '%',
    latest: 5.9,
    growth: 1,
    swing: 13,
    text: (firms) =>
      `Few things decide more than the mortgage rate how many households build or move, and so how full the order books of ${firms} are.`,
  },
  exchange: {
    name: 'Trade-weighted exchange rate',
    direction: 'Negative',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: -0.3,
    swing: 4,
    text: (firms) =>
      `A dearer currency makes what ${firms} sell abroad more expensive and what comes from abroad cheaper; a cheaper one does the opposite.`,
  },
  fuel: {
    name: 'World price of crude oil',
    direction: 'Negative',
    strength: 'High',
    unit: 'US dollars a barrel',
    latest: 74,
    growth: 1,
    swing: 16,
    text: (firms) =>
      `Fuel and freight follow the price of oil. ${capitalise(firms)} pass a rise on only in part, and late.`,
  },
  energy: {
    name: 'Price of electricity for industry',
    direction: 'Negative',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 3.4,
    swing: 6,
    text: (firms) =>
      `Power is a cost that ${firms} cannot do without. Contracts spread a rise over time but do not avoid it.`,
  },
  wholesalePower: {
    name: 'Wholesale price of electricity',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 1.8,
    swing: 10,
    text: (firms) =>
      `What is not sold under contract is sold at the price of the hour, so that a rise reaches ${firms} at once.`,
  },
  commodity: {
    name: 'World price index of commodities',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 1.6,
    swing: 13,
    text: (firms) =>
      `Prices are set on world markets. ${capitalise(firms)} take them as they are, so that a swing goes straight to revenue and, more strongly, to profit.`,
  },
  materials: {
    name: 'Price index of materials',
    direction: 'Negative',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 2.6,
    swing: 5,
    text: (firms) =>
      `Materials are the largest thing that ${firms} buy. Contracts at fixed prices turn a sudden rise into a loss.`,
  },
  rainfall: {
    name: 'Rainfall against the long-term average',
    direction: 'Positive',
    strength: 'Medium',
    unit: '% of average',
    latest: 98,
    growth: 0,
    swing: 14,
    text: (firms) =>
      `A dry season lowers yields and raises the bill for water and feed; a very wet one is not much better. No contract protects ${firms} from the weather.`,
  },
  food: {
    name: 'World price index of food',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 1.8,
    swing: 8,
    text: (firms) =>
      `What ${firms} are paid follows world prices with a lag of a season or so, whatever the home market does.`,
  },
  drinking: {
    name: 'Alcohol consumption per adult',
    direction: 'Positive',
    strength: 'High',
    unit: 'Litres of pure alcohol a year',
    latest: 9.1,
    growth: -0.9,
    swing: 1,
    text: (firms) =>
      `Adults drink a little less every year and choose more carefully. ${capitalise(firms)} sell fewer litres and must earn more on each.`,
  },
  visitors: {
    name: 'Visitors from abroad',
    direction: 'Positive',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 4.2,
    swing: 9,
    text: (firms) =>
      `Visitors spend freely and out of season. When borders closed, ${firms} learned how much depended on them.`,
  },
  building: {
    name: 'Dwellings approved',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 1.5,
    swing: 9,
    text: (firms) =>
      `Approvals become orders within a year or so. They are the earliest sign of work that ${firms} can count on.`,
  },
  industry: {
    name: 'Manufacturing output',
    direction: 'Positive',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 1.3,
    swing: 3,
    text: (firms) =>
      `Factories are customers as well as competitors for labour. When they run at capacity, orders reach ${firms} within a quarter or two.`,
  },
  profits: {
    name: 'Business profit',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 3.2,
    swing: 5,
    text: (firms) =>
      `Companies that earn well commission more. In lean years the budgets that pay ${firms} are cut before staff are.`,
  },
  advertising: {
    name: 'Spending on advertising in print',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: -7.5,
    swing: 4,
    text: (firms) =>
      `Advertisers have followed readers to search and social platforms. What is left is worth less to ${firms} every year.`,
  },
  online: {
    name: 'Households with a fast internet connection',
    direction: 'Mixed',
    strength: 'Medium',
    unit: '%',
    latest: 93,
    growth: 1.2,
    swing: 0.5,
    most: 98.5,
    text: (firms) =>
      `A fast line in nearly every home widens the reach of ${firms}, and that of everybody they compete with.`,
  },
  investment: {
    name: 'Business investment in software and equipment',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 5.2,
    swing: 4,
    text: (firms) =>
      `What businesses invest in their systems is what ${firms} live on. Large programmes run for years and survive a weak quarter.`,
  },
  aged: {
    name: 'People aged 75 and over',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 3.6,
    swing: 0.3,
    text: (firms) =>
      `Need rises steeply with age. The number of older people is known years ahead, which makes demand for ${firms} unusually certain.`,
  },
  publicMoney: {
    name: 'Public spending on services',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 4.4,
    swing: 1.6,
    text: (firms) =>
      `A large part of what ${firms} earn is paid or capped by governments, so a budget may matter more than the economy.`,
  },
  children: {
    name: 'People of school age',
    direction: 'Positive',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 0.6,
    swing: 0.3,
    text: (firms) =>
      `Births of the last two decades decide how many places ${firms} must offer, and where.`,
  },
  leisure: {
    name: 'Time spent on leisure outside the home',
    direction: 'Positive',
    strength: 'Medium',
    unit: 'Hours a week',
    latest: 7.6,
    growth: 0.4,
    swing: 4,
    text: (firms) =>
      `Hours spent out of the house are the market that ${firms} share with one another, and screens at home are what takes them away.`,
  },
  credit: {
    name: 'Credit to the private sector',
    direction: 'Positive',
    strength: 'High',
    unit: index,
    latest: 100,
    growth: 4.6,
    swing: 2,
    text: (firms) =>
      `Balances grow with lending. Slow credit leaves ${firms} to compete for the same customers, at thinner spreads.`,
  },
  occupancy: {
    name: 'Office space in use',
    direction: 'Positive',
    strength: 'Medium',
    unit: '%',
    latest: 86,
    growth: -0.3,
    swing: 1.5,
    text: (firms) =>
      `Work from home has left desks empty in the centres. ${capitalise(firms)} feel it in rents, in services and in footfall.`,
  },
  freight: {
    name: 'Volume of domestic freight',
    direction: 'Positive',
    strength: 'Medium',
    unit: index,
    latest: 100,
    growth: 2,
    swing: 2,
    text: (firms) =>
      `Goods that move are what ${firms} are paid for, and volumes follow retail sales and harvests closely.`,
  },
} as const satisfies Record<string, DriverKind>;
