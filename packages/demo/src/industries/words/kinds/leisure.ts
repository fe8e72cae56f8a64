import { drivers } from './drivers.js';
import { hosting } from './hosting.js';
import type { Kind } from './kind.js';

export const leisure: Kind = {
  ...hosting,
  firms: 'venues and operators',
  output: 'events, games and exhibitions',
  inputs: 'performers, rights, venues and ticketing',
  staff: 'artists, trainers, curators and event crews',
  equipment: 'halls, grounds, collections and stages',
  good: [
    'Audiences returned for what cannot be had on a screen.',
    'Tickets became dearer, and the best were sold first.',
    'Members who had paused came back.',
  ],
  bad: [
    'Halls and grounds were closed, and tickets paid back.',
    'Sponsors and public funders cut what they could cut at once.',
    'Households saved on subscriptions and tickets alike.',
  ],
  ahead: [
    'Large events will sell out, and small venues will need more than tickets to live on.',
    'Public funding grows slowly, if it grows.',
    'Rights to sport and shows are worth more to streaming services every year.',
  ],
  substitutes: 'streaming, games at home and travel',
  activities: [
    'Events and performances',
    'Sport and fitness',
    'Exhibitions and collections',
    'Food and merchandise',
  ],
  excludes: ['Film and music production', 'Restaurants outside the venue'],
  drivers: [drivers.leisure, drivers.income, drivers.visitors, drivers.confidence],
  factors: [
    ['A programme people talk about', 'Seats are sold by word of mouth.'],
    ['Income beside tickets', 'Food, members and sponsors pay for quiet weeks.'],
    ['Venues in use every day', 'A dark hall costs rent as well.'],
  ],
  terms: [
    ['Sponsors', 'Companies that pay to be named.'],
    ['Rights', 'Permission to show or broadcast.'],
    ['Members', 'People who pay by the month or year.'],
  ],
};
