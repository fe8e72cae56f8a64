import { advising } from './advising.js';
import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const supporting: Kind = {
  ...advising,
  firms: 'support service companies',
  output: 'staff, cleaning, rental and bookings',
  inputs: 'vehicles, equipment, subcontractors and booking systems',
  staff: 'cleaners, guards, clerks and placed workers',
  equipment: 'vehicles, machines and rental stock',
  good: [
    'Clients gave away what is not their core business.',
    'Offices, events and travel returned, and with them the services around them.',
    'Short labour made placed workers dear, and those who place them too.',
  ],
  bad: [
    'Empty buildings need less cleaning and fewer guards.',
    'Contracts were tendered again at lower prices.',
    'Travel stopped, and bookings were paid back.',
  ],
  ahead: [
    'Tenders reward scale, and small companies will work as subcontractors.',
    'Machines clean floors at night, and cameras do part of the rounds.',
    'Minimum wages set the floor under every price.',
  ],
  substitutes: 'doing it with people of their own',
  activities: [
    'Placing staff',
    'Cleaning and looking after buildings',
    'Renting equipment',
    'Booking and office services',
  ],
  excludes: ['Professional advice', 'Building and repair'],
  drivers: [drivers.profits, drivers.wages, drivers.occupancy, drivers.visitors],
  regulation: {
    level: 'Medium',
    text: 'Working hours, minimum wages and licences for guards and agencies bind companies whose work is mostly people.',
    rules: [
      ['Minimum wages and working hours', 'They set most of the cost of a contract.'],
      [
        'Licences for agencies and guards',
        'Some services need a licence for the company and each person.',
      ],
    ],
  },
};
