import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const care: Kind = {
  firms: 'care providers',
  output: 'care and treatment',
  inputs: 'medical supplies, food, agency staff and buildings',
  staff: 'nurses, carers, doctors and support staff',
  equipment: 'homes, clinics, beds and medical equipment',
  good: [
    'Public funding was raised after reviews had found too little care for too little money.',
    'More older people needed more help than their families could give.',
    'New places were filled as soon as they opened.',
  ],
  bad: [
    'Infections closed wards, and agency staff cost twice as much.',
    'Funding rose less than wages did.',
    'Beds stood empty for want of people to look after them.',
  ],
  ahead: [
    'Need is certain; whether there will be enough nurses is not.',
    'Funding will be tied to hours of care and to results.',
    'Care at home takes those who need little help and leaves homes with those who need much.',
  ],
  substitutes: 'care by relatives and services at home',
  activities: [
    'Care and treatment',
    'Accommodation and meals',
    'Help with everyday life',
    'Counselling and support',
  ],
  excludes: ['Hospitals, where they are a class of their own', 'Retirement villages without care'],
  drivers: [drivers.aged, drivers.publicMoney, drivers.wages, drivers.interest],
  factors: [
    ['Enough qualified staff', 'Places without staff may not be filled.'],
    ['High occupancy', 'Costs of a home hardly depend on one more resident.'],
    ['A clean record', 'Families read inspection reports before they visit.'],
  ],
  strengths: [
    ['Certain demand', 'Numbers of people in need are known decades ahead.'],
    ['Public funding', 'Most income is paid by governments, and on time.'],
  ],
  weaknesses: [
    ['Thin margins', 'Fees are set by others, and wages are most of the cost.'],
    ['Dependence on agency staff', 'Gaps in rosters are filled at a premium.'],
  ],
  opportunities: [
    ['Services at home', 'Providers can follow people instead of waiting for them.'],
    ['Technology in rooms', 'Sensors give staff time for people.'],
  ],
  threats: [
    ['Shortage of nurses', 'Other employers, and other countries, recruit the same people.'],
    ['Changes of funding', 'One reform can turn a margin around.'],
  ],
  regulation: {
    level: 'High',
    text: 'Providers are accredited, staffed to set minimums and inspected without notice, and much of what they may charge is set.',
    rules: [
      ['Accreditation and quality standards', 'Without accreditation there is no public funding.'],
      ['Minimum staffing', 'Hours of care for each resident are prescribed and reported.'],
    ],
  },
  questions: [
    [
      'What is your occupancy, and what keeps it from being full?',
      'Empty places are a matter of staff more often than of demand.',
    ],
    [
      'How much do you spend on agency staff?',
      'It is the difference between profit and loss for many.',
    ],
    ['What did the last inspection find?', 'Findings come before restrictions.'],
  ],
  terms: [
    ['Occupancy', 'The share of places that is filled.'],
    ['Agency staff', 'People hired by the shift through an agency.'],
    ['Accreditation', 'Official recognition that a provider meets the standards.'],
  ],
};
