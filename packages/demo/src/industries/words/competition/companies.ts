import { decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { curated } from '../../../companies/curated.js';
import type { CompanyProfile } from '../../../companies/profile.js';
import type { Random } from '../../../random.js';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, pickSome, writeParagraphs } from '../facts/phrases.js';

type Profile = NonNullable<IndustryDocument['Companies']>[number];

/** The company report on a leader: the same name, and a division in this industry. */
function findReport({ Country, Code }: IndustryDocument, name: string): CompanyProfile | undefined {
  if (Country !== 'AU') return undefined;
  return curated.find(
    (company) =>
      company.name === name && company.divisions.some(([, , industry]) => industry === Code),
  );
}

/** Texts on the leading companies, from their own reports if there are any. */
export function writeCompanies(facts: Facts): Profile[] {
  const random = facts.fork('companies');
  const roles = listRoles(facts, random);
  return facts.companies.map(({ name, share }, index) => {
    const report = findReport(facts.document, name);
    return {
      Name: name,
      ...(report === undefined ? {} : { EntityId: report.entityId }),
      Text: writeParagraphs(
        [
          describeShare(facts, name, share, random),
          report === undefined ? (roles[index] ?? '') : describeReport(facts, report),
        ],
        report === undefined ? [] : [describeBrands(report)],
      ),
    };
  });
}

function describeShare({ amount, revenue }: Facts, name: string, share: number, random: Random) {
  const worth = amount((revenue.last.value * share) / 100);
  const part = writePercent(share);
  const year = String(revenue.last.year);
  return random.pick([
    `${name} holds ${part} of the market, about ${worth} of revenue in ${year}.`,
    `With ${part} of the market, ${name} earned about ${worth} in this industry in ${year}.`,
    `${name} took in about ${worth} here in ${year}, or ${part} of the market.`,
    `A share of ${part} makes ${name} a business of about ${worth} in this industry.`,
    `Of the revenue of ${year}, about ${worth} went to ${name}: ${part} of the market.`,
    `${name} accounts for ${part} of the market: about ${worth} in ${year}.`,
    `About ${worth} of revenue in ${year} gives ${name} ${part} of the market.`,
  ]);
}

/** What a market position means, if nothing else is known of a company; the leader's first. */
function listRoles({ kind, country, companies }: Facts, random: Random): string[] {
  const [leader] = companies;
  const first = [
    `Its size lets it buy ${kind.inputs} on better terms than others in ${country}.`,
    'As the leader it is watched by customers and authorities alike, and its prices are the ones that others look at.',
  ];
  const others = [
    `It competes with ${leader?.name ?? 'the leader'} in most regions and avoids it where it can.`,
    `It invests in ${kind.equipment} and has grown by taking over smaller businesses.`,
    'It is known for service rather than for price.',
    'It concentrates on a few lines and does them well.',
    'It is strongest outside the large cities, where customers stay for years.',
  ];
  return [random.pick(first), ...pickSome(others, companies.length - 1, random)];
}

function describeReport({ document }: Facts, report: CompanyProfile): string {
  const work = report.divisions
    .filter(([, , industry]) => industry === document.Code)
    .map(([, , , about]) => (about.startsWith('A ') ? about : `It ${decapitalise(about)}`));
  const elsewhere = report.divisions.filter(([, , industry]) => industry !== document.Code);
  const beside =
    elsewhere.length === 0
      ? ''
      : ` Outside this industry it has the ${elsewhere.length === 1 ? 'division' : 'divisions'} ${joinNames(elsewhere.map(([division]) => division))}.`;
  return `It was founded in ${String(report.founded)} and has its head office in ${report.city}. ${work.join(' ')}${beside}`;
}

function describeBrands({ brands = [] }: CompanyProfile): string {
  if (brands.length === 0) return '';
  const named = brands.map(([brand, category]) => `${brand} (${category})`);
  return `Its ${named.length === 1 ? 'brand is' : 'brands are'} ${joinNames(named)}.`;
}

/** The companies together. */
export function writeCompaniesChapter({ companies, businesses, amount, revenue, fork }: Facts) {
  const random = fork('companies-chapter');
  const named = companies.reduce((sum, { share }) => sum + share, 0);
  const others = 100 - named;
  const average = amount(revenue.last.value / businesses.last.value);
  return writeParagraphs(
    [
      describeLargest(joinNames(companies.map(({ name }) => name)), named, random),
      random.pick([
        `The average business takes in ${average} a year.`,
        `Revenue of the average business is ${average} a year.`,
        `Divided by all businesses, revenue is ${average} for each.`,
      ]),
    ],
    [describeSmaller(others, random)],
  );
}

/** Whether the named companies are most of the market, much of it or little. */
function describeLargest(names: string, share: number, random: Random): string {
  const part = writePercent(share);
  const rest = writePercent(100 - share);
  if (share > 60) return `The market belongs to a few: ${names} hold ${part} of it.`;
  if (share < 20)
    return `Even ${names}, the largest, hold no more than ${part} of the market together.`;
  return random.pick([
    `${names} are the largest companies. Together they hold ${part} of the market; all others share ${rest}.`,
    `At the top stand ${names}, with ${part} of the market between them and ${rest} left to the others.`,
  ]);
}

function describeSmaller(others: number, random: Random): string {
  if (others > 75) {
    return 'Most businesses are known only where they are, and many are run by their owners.';
  }
  return random.pick([
    'Smaller businesses keep to regions and specialities that the large find too small.',
    'What the large leave to others are orders that are small, urgent or unusual.',
    'The others live from customers who want to know the people they buy from.',
  ]);
}
