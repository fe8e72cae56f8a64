import type { Findings } from '@broadsheet/contract/checking';
import { addUp, roundingSlack } from '../../figures/rounding.js';
import { isCountryCode } from '../../words/country.js';
import type { DocumentHolding } from '../document/structure.js';
import { derivePercentage, findSharesOnIssue } from '../sections/ownership.js';
import type { CheckInput } from './check-input.js';

export function checkOwnership(found: Findings, input: CheckInput): void {
  checkHoldings(found, input);
  checkSubsidiaries(found, input);
}

function checkHoldings(found: Findings, { document: { Shareholders }, years }: CheckInput): void {
  if (Shareholders === undefined) return;
  const sharesOnIssue = findSharesOnIssue(Shareholders, years[0]);
  const { Holdings } = Shareholders;
  const before = found.list.length;
  Holdings.forEach((holding, index) => {
    checkHolding(found, holding, sharesOnIssue, `/Shareholders/Holdings/${String(index)}`);
  });
  // If one holding is wrong, so is the sum.
  if (found.list.length === before) checkSum(found, Holdings, sharesOnIssue);
}

function checkHolding(
  found: Findings,
  { Name, Shares, Percentage }: DocumentHolding,
  sharesOnIssue: number | undefined,
  pointer: string,
): void {
  const derived = derivePercentage(Shares, sharesOnIssue);
  if (derived === undefined) return;
  const shares = `${String(Shares)} of ${String(sharesOnIssue)} shares`;
  if (derived > 100) {
    found.error(`${pointer}/Shares`, `${Name} holds ${shares}; at most all can be held.`);
    return;
  }
  // The derived one is rounded to two decimals, the supplied one as the publisher chose.
  if (Percentage === undefined) return;
  if (Math.abs(Percentage - derived) <= roundingSlack(Percentage) + 0.005) return;
  found.error(
    `${pointer}/Percentage`,
    `Percentage is given as ${String(Percentage)}, but ${shares} is ${String(derived)}. Leave it out, or correct one of them.`,
  );
}

function checkSum(
  found: Findings,
  holdings: DocumentHolding[],
  sharesOnIssue: number | undefined,
): void {
  const percentages = holdings.map(
    ({ Percentage, Shares }) => Percentage ?? derivePercentage(Shares, sharesOnIssue) ?? 0,
  );
  const sum = addUp(percentages, 4);
  // Rounding each percentage may push their sum over 100.
  const slack = percentages.reduce((all, value) => all + roundingSlack(value), 0);
  if (sum <= 100 || (sum <= 100 + slack && slack < 1)) return;
  found.error(
    '/Shareholders/Holdings',
    `The holdings add up to ${String(sum)} per cent; at most 100 can be owned.`,
  );
}

function checkSubsidiaries(found: Findings, { document: { Subsidiaries = [] } }: CheckInput): void {
  Subsidiaries.forEach(({ Name, Country, Relationship, Ownership }, index) => {
    const pointer = `/Subsidiaries/${String(index)}`;
    if (!isCountryCode(Country)) {
      const message = `"${Country}" is no country code (ISO 3166-1), such as AU or NZ.`;
      found.error(`${pointer}/Country`, message);
    }
    if (Relationship === 'Subsidiary' && Ownership !== undefined && Ownership <= 50) {
      const message = `${Name} is called a subsidiary at ${String(Ownership)} per cent; more than 50 is usual, else it is an Associate or a JointVenture.`;
      found.warning(`${pointer}/Relationship`, message);
    }
  });
}
