import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const energy: Kind = {
  firms: 'energy companies',
  output: 'power and heat',
  inputs: 'network access, land leases, maintenance and, in places, fuel',
  staff: 'engineers, operators and field crews',
  equipment: 'power plants, turbines, panels and lines',
  good: [
    'New plants came on line, and each added to output for the whole year that followed.',
    'Long contracts with large buyers made projects easy to finance.',
  ],
  gains: ['Wholesale prices stayed high enough to reward those who could deliver.'],
  bad: [
    'Wholesale prices fell at midday, when supply was at its highest.',
    'Lines were full, and part of what could have been made was turned away.',
    'Fuel became dear faster than tariffs were adjusted.',
  ],
  ahead: [
    'Storage will matter as much as generation, because the price of the evening is the better one.',
    'How fast new lines are built decides how much can be connected.',
    'Old plants that close leave room for new ones.',
  ],
  substitutes: 'panels on their own roofs, efficient equipment and other fuels',
  activities: [
    'Developing and building plants',
    'Generating and storing power',
    'Selling on wholesale markets and under contract',
    'Maintaining plants and connections',
  ],
  excludes: ['Operating transmission and distribution networks for others', 'Making the equipment'],
  drivers: [drivers.wholesalePower, drivers.interest, drivers.population, drivers.industry],
  factors: [
    [
      'A good site with a connection',
      'Wind, sun or water are worth little where the line is full.',
    ],
    ['Long contracts for output', 'They make income certain enough for lenders.'],
    ['Cheap capital', 'Most of the cost is paid before the first hour of production.'],
  ],
  strengths: [
    ['Predictable demand', 'Power is needed in good years and bad.'],
    ['Low running costs', 'Once built, plants without fuel cost little to run.'],
  ],
  weaknesses: [
    ['Heavy investment up front', 'Debt has to be served whatever the wholesale price.'],
    ['Dependence on networks', 'Output that cannot be carried is lost.'],
  ],
  opportunities: [
    ['Storage', 'Moving output from midday to the evening earns the difference.'],
    ['Electric transport and heating', 'Both add demand that did not exist before.'],
  ],
  threats: [
    ['Changes of policy', 'Support schemes and market rules change with governments.'],
    ['Falling prices at peak output', 'Every new plant of the same type lowers the price for all.'],
  ],
  regulation: {
    level: 'High',
    text: 'Generation needs a licence, a planning consent and a connection agreement; market rules decide what is paid and when.',
    rules: [
      [
        'Electricity market rules',
        'They set who may connect, how output is sold and who pays for balance.',
      ],
      ['Planning consent', 'Neighbours and authorities have a say in where plants are built.'],
    ],
  },
  questions: [
    [
      'How much of your output is under contract, and until when?',
      'The rest follows wholesale prices.',
    ],
    [
      'How often are you asked to reduce output?',
      'Full lines cost income that no insurance covers.',
    ],
    ['When do the loans of your oldest plant end?', 'After that, its margin changes completely.'],
  ],
  terms: [
    ['Wholesale prices', 'What generators are paid on the market, hour by hour.'],
    ['Connection', 'The right and the line to feed power into the network.'],
    ['Storage', 'Batteries and reservoirs that hold power for later hours.'],
  ],
};
