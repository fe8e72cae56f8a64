import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const water: Kind = {
  firms: 'water and waste companies',
  output: 'water, treatment and recovered materials',
  inputs: 'chemicals, power, vehicles and contract services',
  staff: 'operators, drivers and technicians',
  equipment: 'pipes, treatment plants, vehicles and depots',
  good: [
    'Tariffs were raised to pay for the renewal of old networks.',
    'More people and more homes brought more connections.',
    'Recovered materials sold at better prices.',
  ],
  bad: [
    'Tariffs lagged behind the cost of power and chemicals.',
    'Prices of recovered materials collapsed, and sorting went on at a loss.',
    'Households and factories used less.',
  ],
  ahead: [
    'Old pipes and plants have to be replaced, and regulators let tariffs rise for it.',
    'Stricter limits on what may be released will call for new treatment.',
    'Landfill is becoming dear, which favours recovery.',
  ],
  substitutes: 'their own wells, less use and less waste',
  activities: [
    'Collecting and treating',
    'Supplying networks and customers',
    'Sorting and selling what can be used again',
    'Renewing pipes and plants',
  ],
  excludes: ['Building networks for others', 'Making treatment equipment'],
  drivers: [drivers.population, drivers.rainfall, drivers.energy, drivers.interest],
  factors: [
    ['A long concession', 'It gives the time that investment in networks needs.'],
    ['Low losses', 'What leaks away has been treated and paid for.'],
    ['Good standing with the regulator', 'Tariffs are granted on the strength of evidence.'],
  ],
  strengths: [
    ['Steady demand', 'The service is needed every day.'],
    ['Local monopoly', 'Few places have room for a second network.'],
  ],
  weaknesses: [
    ['Old networks', 'Renewal has been put off for decades in many places.'],
    ['Little freedom of price', 'Tariffs are set by others.'],
  ],
  opportunities: [
    ['Reuse of water and materials', 'What was waste becomes something to sell.'],
    ['Sensors in networks', 'Leaks are found before they become breaks.'],
  ],
  threats: [
    ['Drought and flood', 'Both strain plants beyond what they were built for.'],
    [
      'Political pressure on tariffs',
      'Bills are watched closely when households are short of money.',
    ],
  ],
  regulation: {
    level: 'High',
    text: 'Quality is tested daily, tariffs are set by a regulator, and what may be released is limited by permit.',
    rules: [
      ['Quality standards', 'Limits for what water may contain are tested and published.'],
      ['Control of tariffs', 'A regulator decides what customers pay for several years at a time.'],
    ],
  },
  questions: [
    ['When will your tariffs be reviewed next?', 'A review can change income for years.'],
    ['How much is lost between plant and customer?', 'Losses show the state of the network.'],
    ['Which permits run out in the next years?', 'New ones are usually stricter.'],
  ],
  terms: [
    ['Tariffs', 'Prices that are set or approved by a regulator.'],
    ['Concession', 'The right to serve an area for a number of years.'],
    ['Recovery', 'Making something useful of waste.'],
  ],
};
