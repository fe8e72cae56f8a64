import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const hosting: Kind = {
  firms: 'hotels and restaurants',
  output: 'meals, drinks and rooms',
  inputs: 'food and drink, laundry, booking fees and rent',
  staff: 'cooks, waiters, housekeepers and managers',
  equipment: 'kitchens, dining rooms, bedrooms and fit-outs',
  good: [
    'Guests made up for lost time as soon as doors reopened.',
    'Prices on menus were raised more often than in a decade before.',
    'Deliveries, at first a way to survive, became a lasting part of sales.',
  ],
  bad: [
    'Doors were closed by order, and rent and some wages were still due.',
    'Staff left for other trades and were slow to return.',
    'Guests came less often and left out the second drink.',
  ],
  ahead: [
    'Visits grow slowly; what each guest spends will decide.',
    'Short staff makes opening hours a choice, and many places keep the two best days only.',
    'Good sites that were given up are let again on better terms.',
  ],
  substitutes: 'meals at home, takeaway, delivery and rented flats',
  activities: [
    'Receiving and serving guests',
    'Preparing food and drink',
    'Letting rooms and spaces for events',
    'Selling for takeaway and delivery',
  ],
  excludes: [
    'Catering at places that others run',
    'Pubs, bars and clubs, where they are a class of their own',
  ],
  drivers: [drivers.income, drivers.confidence, drivers.visitors, drivers.wages],
  factors: [
    ['A good site at a fair rent', 'Footfall cannot be bought back later.'],
    ['Staff who stay', 'Every departure costs weeks of training and a few regular guests.'],
    ['Control over waste and portions', 'Food that is thrown away was paid for in full.'],
  ],
  strengths: [
    ['A habit', 'Eating out and travelling have survived every recession.'],
    ['Quick to adapt', 'Menus, hours and prices can be changed within a week.'],
  ],
  weaknesses: [
    ['Easy to copy', 'A good idea has followers in the same street within a year.'],
    ['Work that is hard to automate', 'Hospitality is people, and people are dear.'],
  ],
  opportunities: [
    ['Direct bookings', 'Every booking without a platform saves its commission.'],
    ['Events and regular guests', 'Both fill quiet days.'],
  ],
  threats: [
    ['Household budgets', 'Dinner out is easy to do without.'],
    ['Rules on working hours and pay', 'Nights and weekends cost most, and are when guests come.'],
  ],
  regulation: {
    level: 'Medium',
    text: 'Kitchens are inspected, alcohol is licensed, buildings must be safe, and pay for nights and weekends is set by rules.',
    rules: [
      ['Food safety', 'Hygiene is inspected, and in many places the result hangs in the window.'],
      ['Liquor licences', 'They decide what may be served, to which guests and until when.'],
    ],
  },
  questions: [
    [
      'What are food and wages together as a share of sales?',
      'Above three quarters there is little left to pay the rent.',
    ],
    [
      'How much comes through platforms, and what do they take?',
      'Orders that cost a third in commission may earn nothing.',
    ],
    ['When does your lease end?', 'Value and future depend on it.'],
  ],
  terms: [
    ['Footfall', 'How many people pass or enter a place.'],
    ['Platforms', 'Websites and apps through which guests book or order.'],
    ['Fit-outs', 'What makes an empty room a restaurant or a hotel.'],
  ],
};
