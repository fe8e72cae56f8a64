import { percentileNames } from '@broadsheet/contract';
import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { checkDistinct, checkDistinctField } from '../checks/distinct.js';
import { checkCountry, checkCurrency, checkDate } from '../checks/heading.js';
import { checkIndustries } from '../checks/industries.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import { checkKnown, checkYears } from '../checks/years.js';
import type { DrawnText } from '../family.js';
import { checkOutlook } from '../industry/checks/series.js';
import { checkCompanyShares, checkNamedShares, checkRegions } from '../industry/checks/shares.js';
import { formatNumber } from '../words/number-text.js';
import type { OccupationDocument, ValidDocument } from './document.js';

/** Checks of a document on an occupation that a schema cannot express. */
export function checkMeaning(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Country, DataDate, Analysis = {} } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  checkTexts(found, listDrawnTexts(document));
  checkEmployment(found, document);
  if (document.Earnings) checkEarnings(found, document.Earnings);
  checkPeople(found, document);
  checkOthers(found, document);
  for (const [name, value] of Object.entries(document)) {
    if (!drawn.has(name)) checkWritable(found, value, `/${name}`);
  }
  const texts = Object.entries(Analysis).map(([name, text]) => ({
    text,
    pointer: `/Analysis/${name}`,
  }));
  checkMarkdown(found, texts);
  return found.list;
}

const drawn: ReadonlySet<string> = new Set(['Title', 'Source']);

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts({
  Title,
  Source,
  EmployingIndustries = [],
}: ValidDocument): DrawnText[] {
  return [
    ...(Title === undefined ? [] : [{ text: Title, pointer: '/Title' }]),
    ...(Source === undefined ? [] : [{ text: Source, pointer: '/Source' }]),
    ...EmployingIndustries.map(({ Title: text }, index) => ({
      text,
      pointer: `/EmployingIndustries/${String(index)}/Title`,
    })),
  ];
}

function checkEmployment(found: Findings, { Employment, DataDate }: ValidDocument): void {
  if (Employment === undefined) return;
  const dataYear = DataDate === undefined ? undefined : Number(DataDate.slice(0, 4));
  checkYears(found, Employment, '/Employment');
  const isKnown = Employment.some(({ Value }) => Value !== null);
  checkKnown(found, isKnown, '/Employment');
  checkOutlook(found, Employment, '/Employment', { dataYear, hasChart: false });
}

type Earnings = NonNullable<OccupationDocument['Earnings']>;

/** A higher percentile is never below a lower one. */
function checkEarnings(found: Findings, { Currency, Years }: Earnings): void {
  checkCurrency(found, Currency, '/Earnings/Currency');
  checkYears(found, Years, '/Earnings/Years');
  const isKnown = Years.some((year) => percentileNames.some((name) => year[name] !== null));
  checkKnown(found, isKnown, '/Earnings/Years');
  Years.forEach((year, index) => {
    let before: { name: string; value: number } | undefined;
    for (const name of percentileNames) {
      const value = year[name];
      if (value === null) continue;
      if (before && value < before.value) {
        found.error(
          joinPointer('/Earnings/Years', index, name),
          `${name} of ${String(year.Year)} is ${formatNumber(value, 2)}, below ${before.name} with ${formatNumber(before.value, 2)}; percentiles do not cross, so it must be at least that.`,
        );
      }
      before = { name, value };
    }
  });
}

function checkPeople(found: Findings, document: ValidDocument): void {
  const { Country, Skills = [], Qualifications, Demographics, Regions, OtherNames = [] } = document;
  checkDistinct(found, OtherNames, (index) => `/OtherNames/${String(index)}`);
  checkDistinctField(found, Skills, { pointer: '/Skills', field: 'Name' });
  const shares = {
    '/Qualifications/Highest': Qualifications?.Highest,
    '/Demographics/AgeGroups': Demographics?.AgeGroups,
  };
  for (const [pointer, parts] of Object.entries(shares)) {
    if (parts) checkNamedShares(found, parts, pointer);
  }
  if (Regions) checkRegions(found, Regions, { pointer: '/Regions', country: Country });
}

function checkOthers(found: Findings, document: ValidDocument): void {
  const { Country: country, Code: own, EmployingIndustries, RelatedOccupations = [] } = document;
  if (EmployingIndustries) {
    const pointer = '/EmployingIndustries';
    const parts = EmployingIndustries.map(({ Title, Share }) => ({ Name: Title, Share }));
    checkCompanyShares(found, parts, pointer, 'Title');
    checkIndustries(found, EmployingIndustries, { pointer, country });
  }
  const relatedList = { pointer: '/RelatedOccupations', country };
  checkIndustries(found, RelatedOccupations, relatedList, ({ Country, Code }, pointer) => {
    if (Country !== country || Code.toUpperCase() !== own?.toUpperCase()) return;
    found.error(
      pointer,
      `"${Code}" of ${Country} is the occupation of this very report; name related ones.`,
    );
  });
}
