import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const property: Kind = {
  firms: 'property owners and agents',
  output: 'space to live and work in',
  inputs: 'maintenance, finance, insurance and rates',
  staff: 'agents, managers and caretakers',
  equipment: 'buildings, fit-outs and systems',
  good: [
    'Rents rose as few homes stood empty.',
    'Low interest rates lifted prices and commissions with them.',
    'Warehouses were let faster than they could be built.',
  ],
  bad: [
    'Higher interest rates kept buyers away, and sales fell.',
    'Offices stood half empty, and tenants asked for incentives.',
    'Insurance and repairs became dearer.',
  ],
  ahead: [
    'Rents of homes will rise as long as too few are built.',
    'Older offices will be converted or emptied.',
    'Cheaper credit would bring back sales before it brings back building.',
  ],
  substitutes: 'buying instead of renting, sharing and work from home',
  activities: [
    'Letting and managing property',
    'Selling property for others',
    'Valuing and advising',
    'Maintaining buildings',
  ],
  excludes: ['Building and developing', 'Hotels and other short stays'],
  drivers: [drivers.mortgage, drivers.population, drivers.occupancy, drivers.income],
  factors: [
    ['Good locations', 'They keep tenants and value in weak years.'],
    ['Low vacancy', 'A month without a tenant costs the rise of two years.'],
    ['Cheap finance', 'Interest is the largest cost of many owners.'],
  ],
  strengths: [
    ['Regular income', 'Leases run for years.'],
    ['Real assets', 'Land keeps its value better than most things.'],
  ],
  weaknesses: [
    ['Debt', 'Small changes of interest rates matter much.'],
    ['Slow to change', 'A building stands where it stands.'],
  ],
  opportunities: [
    ['Conversion of offices', 'Homes are wanted where desks are not.'],
    ['Energy-saving buildings', 'Tenants pay for lower bills.'],
  ],
  threats: [
    ['Limits on rents', 'Tenants are many, and vote.'],
    ['Storms and floods', 'Some places are hard to insure at all.'],
  ],
  regulation: {
    level: 'Medium',
    text: 'Tenancy law, licensing of agents and planning rules leave less freedom than ownership suggests.',
    rules: [
      ['Tenancy law', 'It sets what may be asked, when a lease may end and who repairs.'],
      ['Licensing of agents', 'Agents hold money for others and are checked for it.'],
    ],
  },
  questions: [
    [
      'What is your vacancy today, and which leases end next?',
      'Both together tell next year’s income.',
    ],
    ['How much of your debt has a fixed rate?', 'It shows when higher interest will be felt.'],
    ['Which buildings need money soon?', 'Repairs that are put off return.'],
  ],
  terms: [
    ['Vacancy', 'The share of space that is not let.'],
    ['Incentives', 'Months without rent and other gifts to new tenants.'],
    ['Leases', 'Contracts for the use of space.'],
  ],
};
