import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const making: Kind = {
  firms: 'manufacturers',
  output: 'goods',
  inputs: 'raw materials, components, packaging and energy',
  staff: 'operators, technicians and engineers',
  equipment: 'plants, production lines and warehouses',
  good: [
    'Orders from large customers carried the better years.',
    'Customers rebuilt their stocks after a period of shortages.',
  ],
  gains: [
    'Full order books let plants run extra shifts and spread their fixed costs.',
    'Prices were raised to cover dearer materials, and buyers accepted most of it.',
  ],
  bad: [
    'Customers ran down stocks before they ordered again.',
    'Energy and materials rose faster than selling prices.',
    'Cheaper goods from abroad took orders that had long been safe.',
  ],
  ahead: [
    'Investment in automation should lift output for each worker more than it adds jobs.',
    'Buyers want shorter supply chains, which helps plants close to them.',
    'Energy costs will decide which plants are renewed and which are run down.',
  ],
  substitutes: 'imports, other materials and longer use of what they have',
  activities: [
    'Buying and preparing materials',
    'Making and assembling products',
    'Testing, packing and storing them',
    'Selling to wholesalers, other manufacturers and buyers abroad',
  ],
  excludes: ['Wholesaling of goods made by others', 'Repair that is not done by the maker'],
  drivers: [drivers.materials, drivers.energy, drivers.exchange, drivers.industry],
  factors: [
    ['Use of capacity', 'A plant that stands still costs almost as much as one that runs.'],
    ['Secure supply of materials', 'Contracts with several suppliers keep lines running.'],
    ['Quality that can be proven', 'Certificates open the doors of the largest customers.'],
  ],
  strengths: [
    [
      'Skills that are hard to copy',
      'Know-how sits in people and processes, not only in machines.',
    ],
    ['Long relationships with customers', 'Products are designed into those of the customer.'],
  ],
  weaknesses: [
    ['Old plants', 'Lines that were built decades ago use more energy and labour than new ones.'],
    [
      'Exposure to energy prices',
      'Power and gas are bought at prices that plants cannot influence.',
    ],
  ],
  opportunities: [
    ['Automation', 'Robots and sensors reduce waste as much as they save labour.'],
    ['Products with a lower footprint', 'Large buyers pay for proof of lower emissions.'],
  ],
  threats: [
    ['Competition from abroad', 'New plants in other countries work at a larger scale.'],
    ['Tariffs and trade disputes', 'Markets may close at short notice.'],
  ],
  regulation: {
    level: 'Medium',
    text: 'Plants need permits for what they emit and store, products must be safe, and workplaces are inspected.',
    rules: [
      ['Environmental permits', 'Emissions, waste and noise are limited plant by plant.'],
      ['Product safety', 'Makers answer for harm that a faulty product does.'],
    ],
  },
  questions: [
    [
      'How much of your capacity is in use?',
      'Above a certain level every further order is nearly all margin.',
    ],
    [
      'How quickly can you pass on a rise in the price of materials?',
      'A lag of two quarters can cost a year of profit.',
    ],
    ['When was your main line built?', 'Its age tells what has to be invested next.'],
  ],
  terms: [
    ['Capacity', 'What a plant could make if it ran all the time.'],
    ['Supply chain', 'All businesses a product passes through, from material to buyer.'],
    ['Fixed costs', 'Costs that stay the same however much is made.'],
  ],
};
