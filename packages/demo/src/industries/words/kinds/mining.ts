import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const mining: Kind = {
  firms: 'mining companies',
  output: 'ore and fuel',
  inputs: 'fuel, explosives, spare parts and contract services',
  staff: 'engineers, drivers and maintenance crews',
  equipment: 'pits, trucks, processing plants and rail lines',
  good: [
    'Prices rather than volumes explain the best years.',
    'Buyers abroad competed for every shipment, and mines ran at capacity.',
    'Plants that had been run down were brought back while prices were high.',
  ],
  bad: [
    'When prices came down, revenue followed within months.',
    'Weather closed pits and ports, and costs ran on.',
    'Buyers drew on their stocks and put off new orders.',
  ],
  ahead: [
    'Few new mines are being built, so that volumes will hardly grow.',
    'Lenders and insurers have become selective, which makes expansion dear.',
    'What is dug will depend on what power stations and furnaces abroad still burn.',
  ],
  substitutes: 'other fuels, recycled metal and renewable power',
  activities: [
    'Opening and running mines',
    'Crushing, washing and grading what is dug',
    'Moving it to ports and plants by rail, road or pipeline',
    'Restoring land after mining',
  ],
  excludes: [
    'Exploration on behalf of others',
    'Smelting and refining, which belong to manufacturing',
  ],
  drivers: [drivers.commodity, drivers.exchange, drivers.fuel, drivers.industry],
  factors: [
    [
      'Low cost for each tonne',
      'In a downturn only mines at the low end of the cost curve earn money.',
    ],
    ['Access to rail and port', 'What cannot be shipped is worth nothing.'],
    [
      'Consent of neighbours and authorities',
      'Approvals take years and may be challenged in court.',
    ],
  ],
  strengths: [
    ['Large, well-known deposits', 'Reserves are proven and last for decades.'],
    [
      'Wide margins in good years',
      'Costs are mostly fixed, so that a higher price is nearly all profit.',
    ],
  ],
  weaknesses: [
    ['Dependence on one price', 'There is little else to sell when it falls.'],
    [
      'Costs that cannot be cut quickly',
      'Equipment, leases and rail contracts run on in a bad year.',
    ],
  ],
  opportunities: [
    [
      'Automation of trucks and trains',
      'Remote operation lowers costs and keeps people out of danger.',
    ],
    ['Materials for batteries and grids', 'Skills and equipment can be used for other minerals.'],
  ],
  threats: [
    ['Climate policy', 'Customers plan for years in which they burn less.'],
    ['Cost of restoring land', 'Authorities ask for larger securities than they did.'],
  ],
  regulation: {
    level: 'High',
    text: 'Mining needs a title, an environmental approval and a plan for closing the mine before the first tonne is sold, and is inspected for safety throughout.',
    rules: [
      [
        'Mining titles and royalties',
        'The state owns what lies in the ground and takes a part of its value.',
      ],
      [
        'Environmental approval',
        'Effects on water, air and habitats are assessed, limited and watched.',
      ],
    ],
  },
  questions: [
    ['Where does your mine stand on the cost curve?', 'It tells at which price it would stop.'],
    [
      'How much of your output is sold under long contracts?',
      'Spot sales follow the price at once.',
    ],
    [
      'What will closing the mine cost, and is it set aside?',
      'The bill comes when revenue has ended.',
    ],
  ],
  terms: [
    ['Cost curve', 'All mines in the order of their cost for each tonne.'],
    ['Royalties', 'What a mine pays the state for what it digs.'],
    ['Spot', 'Sold at the price of the day, without a long contract.'],
  ],
};
