import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const software: Kind = {
  firms: 'software and IT companies',
  output: 'software, systems and support',
  inputs: 'cloud computing, licences and contractors',
  staff: 'developers, engineers, consultants and support staff',
  equipment: 'computers, data centres and tools',
  good: [
    'Businesses moved their systems to the cloud and paid for help with it.',
    'Subscriptions took the place of licences and made income regular.',
    'Work from home made years of plans happen in months.',
  ],
  bad: [
    'Clients put off new programmes and asked for more within the old ones.',
    'Pay for developers rose faster than daily rates.',
    'Start-ups, which had been good customers, ran out of money.',
  ],
  ahead: [
    'Tools that write code lift output for each developer, and clients will ask for their part of it.',
    'Security is the last budget to be cut.',
    'Large clients reduce the number of their suppliers, which favours the big and the very special.',
  ],
  substitutes: 'teams of their own, ready-made services and suppliers abroad',
  activities: [
    'Designing and writing software',
    'Advising on systems and security',
    'Running and supporting systems for clients',
    'Selling subscriptions and licences',
  ],
  excludes: ['Making computers and other equipment', 'Selling software made by others'],
  drivers: [drivers.investment, drivers.profits, drivers.wages, drivers.online],
  factors: [
    ['Good people', 'There is little else that a client buys.'],
    [
      'Income that repeats',
      'Subscriptions and support carry a business through a quarter without projects.',
    ],
    ['Knowledge of the client’s trade', 'It is harder to copy than knowledge of a language.'],
  ],
  strengths: [
    ['Demand from every sector', 'No single customer group decides over a year.'],
    ['Little capital needed', 'Growth is financed by customers.'],
  ],
  weaknesses: [
    ['Scarce skills', 'Growth ends where hiring does.'],
    ['Projects that overrun', 'Fixed prices turn a delay into a loss.'],
  ],
  opportunities: [
    ['Artificial intelligence', 'Clients want to use it and seldom know how.'],
    ['Security', 'Every incident in the news brings enquiries.'],
  ],
  threats: [
    ['Suppliers with lower wages', 'Work that can be described can be done elsewhere.'],
    ['Breaches', 'One failure may cost the trust of all clients.'],
  ],
  regulation: {
    level: 'Low',
    text: 'No licence is needed. Rules on personal data and on critical systems, however, bind clients and through contracts their suppliers too.',
    rules: [
      ['Data protection law', 'Personal data may be used only for what people were told.'],
      [
        'Security of critical systems',
        'Operators and their suppliers must report incidents and manage risks.',
      ],
    ],
  },
  questions: [
    [
      'How much of next year’s revenue is already under contract?',
      'Income that repeats is worth more than projects.',
    ],
    ['How many of your people left in the last year?', 'Knowledge leaves with them.'],
    [
      'Which client is the largest, and what part of revenue is it?',
      'Loss of one client should not decide over the year.',
    ],
  ],
  terms: [
    ['Cloud', 'Computers of others, rented by the hour over the network.'],
    ['Subscriptions', 'Regular payment for the use of software.'],
    ['Licences', 'The right to use software, paid once.'],
  ],
};
