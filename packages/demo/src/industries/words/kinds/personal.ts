import { drivers } from './drivers.js';
import { hosting } from './hosting.js';
import type { Kind } from './kind.js';

export const personal: Kind = {
  ...hosting,
  firms: 'personal service businesses',
  output: 'repairs, cleaning and personal care',
  inputs: 'spare parts, supplies, power and rent',
  staff: 'hairdressers, repairers, cleaners and owners who work themselves',
  equipment: 'shops, chairs, tools and machines',
  good: [
    'Customers came back as soon as they were let in.',
    'Repair was cheaper than a new device, and more people chose it.',
    'Prices were raised for the first time in years.',
  ],
  bad: [
    'Doors were closed by order, and the lost visits never came back.',
    'Customers stretched the time between two visits.',
    'Owners retired, and nobody took over.',
  ],
  ahead: [
    'Demand grows with the population and hardly faster.',
    'Rules that give people a right to repair should bring work.',
    'Booking online fills gaps in the day.',
  ],
  substitutes: 'doing it themselves and buying new',
  activities: ['Personal care', 'Repairs', 'Cleaning', 'Advice and sales at the counter'],
  excludes: ['Medical services', 'Repair by the maker'],
  drivers: [drivers.income, drivers.population, drivers.wages, drivers.confidence],
  factors: [
    ['Regular customers', 'They come without advertising.'],
    ['A site people pass', 'Much of the trade is decided on the way home.'],
    ['Skilled hands', 'Customers follow the person who serves them.'],
  ],
  terms: [
    ['Right to repair', 'Rules that oblige makers to supply parts and instructions.'],
    ['Footfall', 'How many people pass or enter a place.'],
    ['Regular customers', 'Those who return without being asked.'],
  ],
};
