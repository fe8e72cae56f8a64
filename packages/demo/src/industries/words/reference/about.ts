import { capitalise, decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Facts } from '../facts/facts.js';
import { joinNames } from '../facts/phrases.js';
import { findRelated } from './related.js';

type About = NonNullable<IndustryDocument['About']>;

/** What the industry is, and what it is not. */
export function writeAbout(facts: Facts): About {
  const { document, kind, names, country, products, markets, fork } = facts;
  const random = fork('about');
  const made = joinNames(products.slice(0, 3).map(({ name }) => decapitalise(name)));
  const [buyers] = markets;
  const related = findRelated(document);
  return {
    Definition: random.pick([
      `${capitalise(names.firms)} in ${country} earn most of their revenue with ${made}. The report follows the class ${document.Code}, ${document.Title}, which belongs to the sector ${document.Sector}.`,
      `The industry (class ${document.Code}, ${document.Title}) belongs to the sector ${document.Sector}. Its main lines are ${made}, and its largest group of buyers is ${decapitalise(buyers?.name ?? 'households')}.`,
      `What ${names.firms} in ${country} sell is, above all, ${made}. In the classification this is class ${document.Code}, ${document.Title}, in the sector ${document.Sector}.`,
    ]),
    Activities: [...kind.activities],
    Includes: products.map(({ name }) => name),
    Excludes: [...kind.excludes],
    ...(related.length === 0 ? {} : { RelatedIndustries: related }),
  };
}
