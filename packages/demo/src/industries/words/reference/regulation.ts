import { capitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Facts } from '../facts/facts.js';
import { writeParagraphs } from '../facts/phrases.js';
import type { ReasonedPoint } from '../kinds/kind.js';

type Regulation = NonNullable<IndustryDocument['Regulation']>;

const general: readonly ReasonedPoint[] = [
  ['Competition law', 'Agreements on prices and abuse of a strong position are forbidden.'],
  ['Labour law', 'It sets working hours, leave, notice and the least that may be paid.'],
  ['Safety at work', 'Employers must find and reduce what could harm people.'],
];

/** Laws that bind most businesses of a country. */
const laws: Readonly<Partial<Record<string, readonly ReasonedPoint[]>>> = {
  AU: [
    [
      'Competition and Consumer Act 2010',
      'It forbids agreements on prices and misleading claims, and protects customers and small suppliers.',
    ],
    ['Fair Work Act 2009', 'It sets the frame for pay, hours and leave, filled in by awards.'],
    [
      'Work health and safety law of the states',
      'Employers must find and reduce what could harm people.',
    ],
  ],
  NZ: [
    ['Commerce Act 1986', 'It forbids agreements that lessen competition.'],
    ['Fair Trading Act 1986', 'What is said about goods and services must be true.'],
    [
      'Health and Safety at Work Act 2015',
      'Businesses must keep people from harm as far as is practicable.',
    ],
  ],
  US: [
    ['Sherman Antitrust Act', 'It forbids agreements that restrain trade.'],
    [
      'Fair Labor Standards Act of 1938',
      'It sets minimum wages and pay for overtime; states may ask for more.',
    ],
    ['Occupational Safety and Health Act of 1970', 'Workplaces must be free of known dangers.'],
  ],
  GB: [
    [
      'Competition Act 1998',
      'It forbids agreements that restrict competition and abuse of a strong position.',
    ],
    ['Employment Rights Act 1996', 'It sets what employers owe the people they employ.'],
    [
      'Health and Safety at Work etc. Act 1974',
      'Employers must keep workers and others from harm.',
    ],
  ],
};

/** Regulations: rules of its kind first, general laws after them. */
export function writeRegulation({ kind, document, revenue }: Facts): Regulation {
  const rules = [...kind.regulation.rules, ...(laws[document.Country] ?? general)];
  return {
    Level: kind.regulation.level,
    Trend: kind.regulation.level === 'Low' || revenue.outlookGrowth < 4 ? 'Steady' : 'Increasing',
    Rules: rules.map(([Name, Detail]) => ({ Name, Detail })),
  };
}

export function writeRegulationChapter({ kind, names, country, fork }: Facts): string {
  const level = kind.regulation.level.toLowerCase();
  const random = fork('regulation');
  return writeParagraphs(
    [
      `${capitalise(names.firms)} in ${country} are regulated to a ${level === 'high' ? 'high' : level === 'low' ? 'small' : 'moderate'} degree.`,
      kind.regulation.text,
    ],
    [
      random.pick([
        'Large companies have departments for these duties; small ones have an owner and an evening.',
        'The cost of following rules is nearly the same for small and large, which favours the large.',
        'New rules are announced long before they bind, and those who prepare early pay less.',
      ]),
    ],
  );
}
