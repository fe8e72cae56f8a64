import { care } from './care.js';
import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const teaching: Kind = {
  ...care,
  firms: 'schools and colleges',
  output: 'lessons and courses',
  inputs: 'books, software, buildings and contract staff',
  staff: 'teachers, lecturers, assistants and administrators',
  equipment: 'classrooms, laboratories and learning platforms',
  good: [
    'Enrolments grew with the number of children and with courses for adults.',
    'Public funding was raised for smaller classes.',
    'Employers paid for training that they could not give themselves.',
  ],
  bad: [
    'Students from abroad stayed away.',
    'Funding did not keep pace with pay.',
    'Classrooms closed, and some families left for other schools.',
  ],
  ahead: [
    'Numbers of pupils are known; numbers of teachers are the question.',
    'Short courses for working adults grow faster than degrees.',
    'Learning platforms change what a lesson costs, and what it is.',
  ],
  substitutes: 'public schools, online courses and training at work',
  activities: ['Teaching', 'Examining', 'Short courses and training', 'Care outside lessons'],
  excludes: ['Child care', 'Training within a company for its own staff'],
  drivers: [drivers.children, drivers.publicMoney, drivers.income, drivers.wages],
  factors: [
    ['Good teachers', 'Parents choose people, not buildings.'],
    ['Full classes', 'A class costs the same with two more pupils.'],
    ['Results that can be shown', 'Families and authorities compare them.'],
  ],
  strengths: [
    ['Steady need', 'Every child goes to school.'],
    ['Public funding', 'Most income is paid by governments.'],
  ],
  weaknesses: [
    ['Wages are most of the cost', 'There is little else to save on.'],
    ['Fees that are hard to raise', 'Families compare, and authorities decide.'],
  ],
  opportunities: [
    ['Courses for adults', 'People change jobs more often than they did.'],
    ['Learning online', 'One good course can reach a whole country.'],
  ],
  threats: [
    ['Shortage of teachers', 'Classes are merged where nobody can be found.'],
    ['Fewer births', 'Some regions will have too many places.'],
  ],
  regulation: {
    level: 'High',
    text: 'Curricula, qualifications of teachers and the use of public money are prescribed and inspected.',
    rules: [
      ['Accreditation of schools and courses', 'Only recognised qualifications are worth the fee.'],
      ['Registration of teachers', 'People who work with children are checked.'],
    ],
  },
  questions: [
    ['How many places are filled, and how many were a year ago?', 'It decides the margin.'],
    ['How many teachers left in the last year?', 'It shows what working there is like.'],
    ['What part of income is public?', 'It tells who decides over the budget.'],
  ],
  terms: [
    ['Enrolments', 'People who have signed up for a school or course.'],
    ['Learning platforms', 'Software through which lessons and tasks are given.'],
    ['Accreditation', 'Official recognition of a school or course.'],
  ],
};
