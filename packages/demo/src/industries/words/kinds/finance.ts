import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const finance: Kind = {
  firms: 'banks and insurers',
  output: 'loans, deposits, cover and advice',
  inputs: 'funding, technology, claims and premises',
  staff: 'advisers, analysts, risk and compliance staff',
  equipment: 'systems, branches and data centres',
  good: [
    'Lending grew with house prices and business investment.',
    'Bad debts stayed below what had been set aside for them.',
  ],
  gains: ['Higher interest rates widened what is earned on deposits.'],
  bad: [
    'Low interest rates left little between loans and deposits.',
    'Provisions were built up for losses that were feared.',
    'Customers moved savings to accounts that pay more.',
  ],
  ahead: [
    'Spreads will narrow as interest rates settle, and costs have to follow.',
    'Branches close, and those that stay give advice rather than cash.',
    'New entrants take payments and simple loans; complicated ones stay with those who know the customer.',
  ],
  substitutes: 'payment apps, lending platforms and funds',
  activities: [
    'Taking deposits and premiums',
    'Lending and insuring',
    'Payments and accounts',
    'Advice and investment',
  ],
  excludes: ['Central banks', 'Brokers who sell the products of others'],
  drivers: [drivers.credit, drivers.interest, drivers.income, drivers.online],
  factors: [
    ['Cheap, steady funding', 'Deposits of households are the cheapest and stay the longest.'],
    ['Good judgement of risk', 'What is lent badly in good years is lost in bad ones.'],
    ['Reliable systems', 'Customers forgive much, but not a payment that does not arrive.'],
  ],
  strengths: [
    ['Trust and scale', 'Customers seldom change their main account.'],
    ['High margins', 'Systems once built serve more customers at little cost.'],
  ],
  weaknesses: [
    ['Old systems', 'Changes take long and cost much.'],
    ['Exposure to property', 'Most loans are secured by it.'],
  ],
  opportunities: [
    ['Automation of back offices', 'Paper still moves where data could.'],
    ['Advice for an ageing population', 'Savings have to be turned into income.'],
  ],
  threats: [
    ['New entrants', 'They take the simple products with the best margins.'],
    ['Fraud and attacks', 'Losses rise, and so does what is spent to prevent them.'],
  ],
  regulation: {
    level: 'High',
    text: 'Few industries are supervised as closely: capital, liquidity, conduct and technology are all examined, and a licence can be withdrawn.',
    rules: [
      ['Capital requirements', 'Owners must carry losses before customers do.'],
      ['Rules against money laundering', 'Customers are identified and unusual payments reported.'],
    ],
  },
  questions: [
    [
      'What part of funding are deposits of households?',
      'They are the cheapest and calmest source.',
    ],
    [
      'How much is spent on changing systems, and how much on running them?',
      'The ratio shows how modern they are.',
    ],
    [
      'Where would losses come first if unemployment rose?',
      'It shows what is known about the book.',
    ],
  ],
  terms: [
    ['Spreads', 'The difference between what is earned on loans and paid on deposits.'],
    ['Provisions', 'Money set aside for loans that may not be repaid.'],
    ['Capital', 'What belongs to the owners and carries losses first.'],
  ],
};
