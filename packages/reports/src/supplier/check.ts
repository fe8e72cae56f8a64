import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../calendar-date.js';
import { checkDistinctField } from '../checks/distinct.js';
import { checkCountry, checkCurrency, checkDate } from '../checks/heading.js';
import { checkIndustries } from '../checks/industries.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkRemainder } from '../checks/sums.js';
import { checkWritable } from '../checks/writable.js';
import { checkCash } from '../company/checks/cash.js';
import type { CheckInput } from '../company/checks/check-input.js';
import { checkStatements } from '../company/checks/statements.js';
import { deriveStatements } from '../company/figures/statements.js';
import type { ValidDocument } from './document.js';

/** Checks of a supplier document that a schema cannot express. */
export function checkMeaning(
  document: ValidDocument,
  broken: ReadonlySet<string>,
  doubted: ReadonlySet<string> = new Set(),
): Finding[] {
  const found = new Findings();
  const { Country, Currency, DataDate, Analysis = {} } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  if (Currency !== undefined) checkCurrency(found, Currency, '/Currency');
  checkDates(found, document);
  checkFinancials(found, document, { broken, doubted });
  checkShares(found, document);
  checkReferences(found, document);
  checkWritable(found, document);
  checkMarkdown(
    found,
    Object.entries(Analysis).map(([name, text]) => ({ text, pointer: `/Analysis/${name}` })),
  );
  return found.list;
}

/**
 * Checked like a company's statements; buyers rely on a balance that balances, so that is an error
 * here.
 */
function checkFinancials(
  found: Findings,
  document: ValidDocument,
  properties: Pick<CheckInput, 'broken' | 'doubted'>,
): void {
  const { Currency, Unit, Financials } = document;
  const statements = {
    ...(Currency !== undefined && { Currency }),
    ...(Unit !== undefined && { Unit }),
    ...(Financials && { Financials }),
  };
  const years = deriveStatements(statements);
  const ofStatements = new Findings();
  checkStatements(ofStatements, { document: statements, years, ...properties });
  for (const { pointer, message } of ofStatements.list) found.error(pointer, message);
  checkCash(found, { years });
}

function checkDates(found: Findings, { IncorporationDate, Financials = [] }: ValidDocument): void {
  const check = (date: string | undefined, pointer: string) => {
    if (date !== undefined && !isCalendarDate(date)) found.error(pointer, describeWrongDate(date));
  };
  check(IncorporationDate, '/IncorporationDate');
  Financials.forEach(({ BalanceDate }, index) => {
    check(BalanceDate, joinPointer('/Financials', index, 'BalanceDate'));
  });
}

function checkShares(found: Findings, document: ValidDocument): void {
  for (const property of ['Products', 'Markets'] as const) {
    const parts = document[property] ?? [];
    const pointer = `/${property}`;
    checkDistinctField(found, parts, { pointer, field: 'Name' });
    checkRemainder(
      found,
      parts.map(({ Share = 0 }) => Share),
      { pointer, tolerance: 0 },
    );
  }
}

function checkReferences(found: Findings, document: ValidDocument): void {
  const { Country: country, Industries = [], Purchases = [] } = document;
  checkIndustries(found, Industries, { pointer: '/Industries', country });
  checkIndustries(found, Purchases, { pointer: '/Purchases', country });
}
