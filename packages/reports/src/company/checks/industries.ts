import type { Findings } from '@broadsheet/contract/checking';
import { addUp, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';
import { deriveTopIndustry, listIndustryRevenues } from '../sections/industries.js';
import type { CheckInput } from './check-input.js';

export function checkIndustries(
  found: Findings,
  { document, years: [latest], broken }: CheckInput,
): void {
  const { Industries = [], IndustryAverages } = document;
  if (IndustryAverages && Industries.length === 0 && !broken.has('Industries')) {
    found.error(
      '/IndustryAverages',
      'Nothing says which industry these are of: give Industries too.',
    );
  }
  checkRepeatedIndustries(found, document);
  checkMarketShares(found, document);
  checkIndustryRevenues(found, document, latest);
  if (!broken.has('Industries')) checkTopIndustry(found, document, latest);
}

function checkRepeatedIndustries(
  found: Findings,
  { Industries = [] }: Partial<CompanyDocument>,
): void {
  Industries.forEach(({ Code }, index) => {
    if (Industries.findIndex((other) => other.Code === Code) === index) return;
    found.error(
      `/Industries/${String(index)}/Code`,
      `"${Code}" is given twice; give each industry once.`,
    );
  });
}

function checkMarketShares(found: Findings, { Industries = [] }: Partial<CompanyDocument>): void {
  Industries.forEach(({ Code, MarketShare = 0, Competitors = [] }, index) => {
    const shares = [MarketShare, ...Competitors.map((competitor) => competitor.MarketShare ?? 0)];
    const sum = addUp(shares, 4);
    if (sum <= 100) return;
    found.error(
      `/Industries/${String(index)}`,
      `Market shares in ${Code} add up to ${String(sum)} per cent with those of competitors; at most 100 is possible.`,
    );
  });
}

function checkIndustryRevenues(
  found: Findings,
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): void {
  listIndustryRevenues(document, latest).forEach(({ industry, fromDivisions }, index) => {
    const { Revenue, Code } = industry;
    if (Revenue === undefined || fromDivisions === undefined) return;
    const slack = roundingSlack(Revenue) * ((document.Divisions?.length ?? 0) + 1);
    if (Math.abs(Revenue - fromDivisions) <= slack) return;
    found.error(
      `/Industries/${String(index)}/Revenue`,
      `Revenue is given as ${String(Revenue)}, but the divisions in ${Code} add up to ${String(fromDivisions)}. Leave it out, or correct one of them.`,
    );
  });
}

function checkTopIndustry(
  found: Findings,
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): void {
  const { TopIndustryCode: code, Industries = [] } = document;
  if (code === undefined) return;
  const pointer = '/TopIndustryCode';
  if (!Industries.some(({ Code }) => Code === code)) {
    found.error(pointer, `"${code}" is not among Industries. Add it there with its title.`);
    return;
  }
  const revenues = listIndustryRevenues(document, latest);
  if (revenues.some(({ revenue }) => revenue === undefined)) return;
  const find = (requestedCode: string | undefined) =>
    revenues.find(({ industry }) => industry.Code === requestedCode)?.revenue ?? 0;
  const top = deriveTopIndustry(revenues)?.Code;
  if (find(code) === find(top)) return;
  found.error(
    pointer,
    `"${code}" is given as the top industry with revenue of ${String(find(code))}, but "${String(top)}" has ${String(find(top))}. Leave it out, or correct one of them.`,
  );
}
