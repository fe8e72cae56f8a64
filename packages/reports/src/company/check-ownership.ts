import type { Finding } from '../finding.js';
import { isCountryCode } from '../words/country.js';
import { error, warning } from './check-finding.js';
import type { CompanyDocument } from './document.js';
import { derivePercentage, findSharesOnIssue } from './ownership-sections.js';
import { countDecimals, roundTo, roundingSlack } from './rounding.js';
import { deriveStatements } from './statements.js';

export function checkOwnership(document: Partial<CompanyDocument>): Finding[] {
  return [...checkHoldings(document), ...checkSubsidiaries(document)];
}

function checkHoldings(document: Partial<CompanyDocument>): Finding[] {
  const { Shareholders } = document;
  if (Shareholders === undefined) return [];
  const sharesOnIssue = findSharesOnIssue(Shareholders, deriveStatements(document)[0]);
  const findings: Finding[] = [];
  let sum = 0;
  let slack = 0;
  for (const [index, { Name, Shares, Percentage }] of Shareholders.Holdings.entries()) {
    const derived = derivePercentage(Shares, sharesOnIssue);
    const percentage = Percentage ?? derived ?? 0;
    sum += percentage;
    slack += roundingSlack(percentage);
    const pointer = `/Shareholders/Holdings/${String(index)}`;
    if (derived !== undefined && derived > 100) {
      findings.push(
        error(
          `${pointer}/Shares`,
          `${Name} holds ${String(Shares)} shares, but only ${String(sharesOnIssue)} are on issue.`,
        ),
      );
    } else if (derived !== undefined && Percentage !== undefined) {
      const decimals = countDecimals(Percentage);
      if (Math.abs(Percentage - derived) > roundingSlack(Percentage) + 0.005) {
        findings.push(
          error(
            `${pointer}/Percentage`,
            `Percentage is given as ${String(Percentage)}, but ${String(Shares)} of ${String(sharesOnIssue)} shares is ${String(roundTo(derived, Math.max(2, decimals)))}. Leave it out, or correct one of them.`,
          ),
        );
      }
    }
  }
  const total = roundTo(sum, 4);
  // Percentages rounded one by one may exceed 100 together by what was rounded.
  if (total > 100 + slack) {
    findings.push(
      error(
        '/Shareholders/Holdings',
        `The holdings add up to ${String(total)} per cent; at most 100 can be owned.`,
      ),
    );
  }
  return findings;
}

function checkSubsidiaries({ Subsidiaries = [] }: Partial<CompanyDocument>): Finding[] {
  return Subsidiaries.flatMap(({ Name, Country, Relationship, Ownership }, index) => {
    const pointer = `/Subsidiaries/${String(index)}`;
    const findings: Finding[] = [];
    if (!isCountryCode(Country)) {
      findings.push(
        error(
          `${pointer}/Country`,
          `"${Country}" is no country code (ISO 3166-1), such as AU or NZ.`,
        ),
      );
    }
    if (Relationship === 'Subsidiary' && Ownership !== undefined && Ownership <= 50) {
      findings.push(
        warning(
          `${pointer}/Relationship`,
          `${Name} is called a subsidiary at ${String(Ownership)} per cent; more than 50 is usual, else it is an Associate or a JointVenture.`,
        ),
      );
    }
    return findings;
  });
}
