import type { IndustryDocument } from '@broadsheet/reports';
import type { ReasonedPoint } from '../kinds/kind.js';

type Term = NonNullable<IndustryDocument['Glossary']>[number];

/** Terms that reports of every kind use. */
const common: readonly ReasonedPoint[] = [
  [
    'Capital intensity',
    'How much an industry works with machines rather than with people: wages for each unit of depreciation.',
  ],
  ['Depreciation', 'What equipment and buildings lose in value in a year.'],
  ['Establishments', 'Places where the industry works; a business may have several.'],
  ['Margin', 'Profit in per cent of revenue.'],
  ['Percentage point', 'The difference between two percentages.'],
  [
    'Value added',
    'What an industry adds to the goods and services it buys: wages, depreciation and profit.',
  ],
  ['Domestic demand', 'What buyers in the country spend: revenue less exports, and imports.'],
];

/** The terms that really occur in the texts, in alphabetical order. */
export function writeGlossary(terms: readonly ReasonedPoint[], texts: string): Term[] {
  const read = texts.toLowerCase();
  return [...common, ...terms]
    .filter(([term]) => read.includes(term.toLowerCase()))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([Term, Definition]) => ({ Term, Definition }));
}
