import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const building: Kind = {
  firms: 'builders',
  output: 'buildings and works',
  inputs: 'timber, concrete, fittings and subcontractors',
  staff: 'supervisors, estimators and tradespeople',
  equipment: 'tools, vehicles, scaffolding and hired plant',
  good: [
    'Low interest rates and grants filled order books for more than a year ahead.',
    'Households that could not travel spent on their homes instead.',
  ],
  gains: ['Higher prices for materials were passed on in new contracts.'],
  bad: [
    'Higher interest rates stopped buyers before they signed.',
    'Contracts at fixed prices, signed before materials became dear, turned into losses.',
    'Trades were so short that sites stood still.',
  ],
  ahead: [
    'Too few homes have been built for a growing population, which supports orders once credit becomes cheaper.',
    'Land that is ready to build on is scarce, and councils are slow to release more.',
    'Parts made in a factory shorten the time on site where trades are short.',
  ],
  substitutes: 'existing buildings, renovation and factory-made homes',
  activities: [
    'Designing and estimating',
    'Building new homes and other works',
    'Altering, extending and repairing',
    'Managing subcontractors on site',
  ],
  excludes: ['Developing and selling land', 'Trades that work under contract to a builder'],
  drivers: [drivers.mortgage, drivers.building, drivers.population, drivers.materials],
  factors: [
    ['Careful estimates', 'A contract is won or lost, and earns or loses, on the estimate.'],
    ['Reliable trades', 'Builders with steady work keep the best subcontractors.'],
    ['Cash to carry a job', 'Payment by stages comes after the work, not before.'],
  ],
  strengths: [
    ['Need for homes', 'Households are formed faster than homes are completed.'],
    ['Few fixed costs', 'Most work is done by subcontractors, so capacity follows orders.'],
  ],
  weaknesses: [
    ['Thin margins', 'One bad job can cost the profit of ten.'],
    ['Fixed-price contracts', 'The builder carries the risk of dearer materials.'],
  ],
  opportunities: [
    ['Renovation of older homes', 'Owners insulate, extend and modernise rather than move.'],
    ['Factory-made parts', 'Less time on site means more homes with the same crews.'],
  ],
  threats: [
    ['Failures of builders', 'Customers and suppliers become careful after each of them.'],
    ['Shortage of trades', 'Public works compete for the same people.'],
  ],
  regulation: {
    level: 'High',
    text: 'Builders are licensed, designs need a permit, work is inspected, and faults have to be put right for years.',
    rules: [
      ['Building codes', 'They set how safe, dry, warm and accessible a building must be.'],
      [
        'Licensing and insurance of builders',
        'A licence and cover for the customer are needed before a contract is signed.',
      ],
    ],
  },
  questions: [
    ['How many months of work are signed?', 'The order book tells more than last year’s revenue.'],
    ['Which contracts have a fixed price?', 'They are where losses come from when costs rise.'],
    ['How quickly do you pay your trades?', 'Late payment is the first sign of trouble.'],
  ],
  terms: [
    ['Order book', 'Work that is signed but not yet done.'],
    ['Subcontractors', 'Businesses that do a part of the work for the builder.'],
    ['Trades', 'Skilled manual workers, such as carpenters and electricians.'],
  ],
};
