import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const transport: Kind = {
  firms: 'carriers',
  output: 'journeys and deliveries',
  inputs: 'fuel, landing and road charges, maintenance and leases',
  staff: 'crews, drivers, engineers and ground staff',
  equipment: 'aircraft, vehicles, vessels and terminals',
  good: [
    'Travellers came back faster than capacity did, and fares rose.',
    'Goods that had moved slowly were sent by the fastest route.',
    'Routes that had been cut were restored with fuller loads.',
  ],
  bad: [
    'Borders closed, and equipment stood idle while leases ran on.',
    'Fuel became dear within weeks of tickets being sold.',
    'Business customers met on screens instead.',
  ],
  ahead: [
    'New aircraft and vehicles arrive late, which keeps capacity short and fares firm.',
    'Leisure leads; business travel returns more slowly and not entirely.',
    'Cleaner fuels will cost more, and customers have yet to show that they will pay for them.',
  ],
  substitutes: 'their own cars, rail, coaches and video calls',
  activities: [
    'Carrying passengers on regular services',
    'Carrying freight and mail',
    'Selling seats and space, directly and through agents',
    'Maintaining and leasing equipment',
  ],
  excludes: ['Running airports, ports and terminals', 'Arranging travel or freight for others'],
  drivers: [drivers.fuel, drivers.visitors, drivers.income, drivers.freight],
  factors: [
    ['Full loads', 'The cost of a journey hardly depends on how full it is.'],
    ['Access to slots and terminals', 'The best times and places are limited.'],
    ['Protection against fuel prices', 'Hedging and surcharges spread a shock.'],
  ],
  strengths: [
    ['Distances', 'For long routes there is no real alternative.'],
    ['Loyalty programmes', 'Points keep customers and are sold to banks.'],
  ],
  weaknesses: [
    ['High fixed costs', 'Crews and leases are paid whether seats are sold or not.'],
    ['Margins that turn negative at once', 'A drop in loads is a loss within weeks.'],
  ],
  opportunities: [
    ['Efficient fleets', 'New equipment uses less fuel for each journey.'],
    ['Freight for online shops', 'Parcels need speed and regular services.'],
  ],
  threats: [
    ['Another closure of borders', 'The last one took years to recover from.'],
    ['Price of emissions', 'Charges on fuel fall on long routes most.'],
  ],
  regulation: {
    level: 'High',
    text: 'Operators are certified, crews are licensed, equipment is inspected, and rights to routes are agreed between states.',
    rules: [
      ['Safety certification', 'No service may start without it, and it is reviewed regularly.'],
      ['Traffic rights and slots', 'Agreements and rules decide who may serve a route, and when.'],
    ],
  },
  questions: [
    ['How full are your services on average?', 'A few points decide between profit and loss.'],
    ['How much of next year’s fuel is hedged?', 'It shows how a shock would be felt.'],
    ['How old is the fleet?', 'Age tells about fuel, maintenance and investment to come.'],
  ],
  terms: [
    ['Slots', 'Times at which an operator may use a terminal or runway.'],
    ['Hedging', 'Fixing a price today for fuel bought later.'],
    ['Loads', 'How full services are.'],
  ],
};
