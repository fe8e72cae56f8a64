import type { Finding } from '@broadsheet/contract/checking';
import { roundTo, roundingSlack } from '../../figures/rounding.js';
import { isCountryCode } from '../../words/country.js';
import type { DocumentHolding } from '../document/structure.js';
import { derivePercentage, findSharesOnIssue } from '../sections/ownership.js';
import { error, warning } from './finding.js';
import type { Sound } from './sound.js';

export function checkOwnership(sound: Sound): Finding[] {
  return [...checkHoldings(sound), ...checkSubsidiaries(sound)];
}

function checkHoldings({ document: { Shareholders }, years }: Sound): Finding[] {
  if (Shareholders === undefined) return [];
  const sharesOnIssue = findSharesOnIssue(Shareholders, years[0]);
  const { Holdings } = Shareholders;
  const findings = Holdings.flatMap((holding, index) =>
    checkHolding(holding, sharesOnIssue, `/Shareholders/Holdings/${String(index)}`),
  );
  // Where one holding is wrong, so is the sum.
  return findings.length > 0 ? findings : checkSum(Holdings, sharesOnIssue);
}

function checkHolding(
  { Name, Shares, Percentage }: DocumentHolding,
  sharesOnIssue: number | undefined,
  pointer: string,
): Finding[] {
  const derived = derivePercentage(Shares, sharesOnIssue);
  if (derived === undefined) return [];
  const shares = `${String(Shares)} of ${String(sharesOnIssue)} shares`;
  if (derived > 100) {
    return [error(`${pointer}/Shares`, `${Name} holds ${shares}; at most all can be held.`)];
  }
  // The derived one is rounded to two decimals, the supplied one as the publisher chose.
  if (Percentage === undefined) return [];
  if (Math.abs(Percentage - derived) <= roundingSlack(Percentage) + 0.005) return [];
  return [
    error(
      `${pointer}/Percentage`,
      `Percentage is given as ${String(Percentage)}, but ${shares} is ${String(derived)}. Leave it out, or correct one of them.`,
    ),
  ];
}

function checkSum(holdings: DocumentHolding[], sharesOnIssue: number | undefined): Finding[] {
  const percentages = holdings.map(
    ({ Percentage, Shares }) => Percentage ?? derivePercentage(Shares, sharesOnIssue) ?? 0,
  );
  const sum = roundTo(
    percentages.reduce((a, b) => a + b, 0),
    4,
  );
  // Percentages rounded one by one may exceed 100 together by what was rounded.
  const slack = percentages.reduce((all, value) => all + roundingSlack(value), 0);
  if (sum <= 100 || (sum <= 100 + slack && slack < 1)) return [];
  return [
    error(
      '/Shareholders/Holdings',
      `The holdings add up to ${String(sum)} per cent; at most 100 can be owned.`,
    ),
  ];
}

function checkSubsidiaries({ document: { Subsidiaries = [] } }: Sound): Finding[] {
  return Subsidiaries.flatMap(({ Name, Country, Relationship, Ownership }, index) => {
    const pointer = `/Subsidiaries/${String(index)}`;
    const findings: Finding[] = [];
    if (!isCountryCode(Country)) {
      const message = `"${Country}" is no country code (ISO 3166-1), such as AU or NZ.`;
      findings.push(error(`${pointer}/Country`, message));
    }
    if (Relationship === 'Subsidiary' && Ownership !== undefined && Ownership <= 50) {
      const message = `${Name} is called a subsidiary at ${String(Ownership)} per cent; more than 50 is usual, else it is an Associate or a JointVenture.`;
      findings.push(warning(`${pointer}/Relationship`, message));
    }
    return findings;
  });
}
