import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const advising: Kind = {
  firms: 'professional practices',
  output: 'advice, plans and tests',
  inputs: 'software, insurance, offices and specialists',
  staff: 'professionals, assistants and support staff',
  equipment: 'offices, laboratories and software',
  good: [
    'New rules and transactions sent clients to their advisers.',
    'Public works needed plans, tests and opinions before they needed concrete.',
  ],
  gains: ['Specialists raised their rates, and clients paid.'],
  bad: [
    'Clients did more themselves and asked for fixed fees.',
    'Transactions were put off, and the advice with them.',
    'Good people were hired away by clients.',
  ],
  ahead: [
    'Routine work will be done by software, and what is charged for will be judgement.',
    'Regulation produces work in every part of the economy.',
    'Mid-sized practices will merge to pay for systems and successors.',
  ],
  substitutes: 'staff of their own, software and standard answers',
  activities: [
    'Advising and representing clients',
    'Designing and planning',
    'Testing and research',
    'Training and opinions',
  ],
  excludes: ['Software development', 'Work done within a company for itself'],
  drivers: [drivers.profits, drivers.investment, drivers.wages, drivers.publicMoney],
  factors: [
    ['Reputation', 'Clients come by recommendation.'],
    ['Hours that can be charged', 'Idle hours cost as much as busy ones.'],
    ['Successors', 'A practice is worth what stays when its founder leaves.'],
  ],
  strengths: [
    ['Qualifications that are protected', 'Not everybody may offer the service.'],
    ['Clients who stay', 'Changing an adviser means explaining everything again.'],
  ],
  weaknesses: [
    ['Income tied to hours', 'There are only so many.'],
    ['Dependence on few people', 'Clients follow the person, not the practice.'],
  ],
  opportunities: [
    ['Software for routine work', 'It frees hours for work that is paid better.'],
    ['Sustainability reporting', 'A new duty for clients is new work for advisers.'],
  ],
  threats: [
    ['Pressure on fees', 'Large clients compare offers line by line.'],
    ['Claims for mistakes', 'Insurance becomes dearer after each large case.'],
  ],
  regulation: {
    level: 'Medium',
    text: 'Many professions are registered, insured and bound by codes of conduct; others are open to all.',
    rules: [
      ['Registration of professions', 'Titles and some tasks are reserved for those who qualify.'],
      ['Professional liability', 'Advisers answer for mistakes and must be insured.'],
    ],
  },
  questions: [
    ['What part of hours is charged to clients?', 'It is the measure that decides the margin.'],
    ['Who are the clients of the three best-known people?', 'Those clients would leave with them.'],
    ['Which work could software do within three years?', 'It shows whether plans have been made.'],
  ],
  terms: [
    ['Rates', 'What a client pays for an hour.'],
    ['Fixed fees', 'A price agreed before the hours are known.'],
    ['Practice', 'A business of professionals.'],
  ],
};
