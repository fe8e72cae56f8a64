import type { Finding } from '@broadsheet/contract/checking';
import { roundTo, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';
import { deriveTopIndustry, listIndustryRevenues } from '../sections/industries.js';
import { error } from './finding.js';
import type { Sound } from './sound.js';

export function checkIndustries({ document, years: [latest], broken }: Sound): Finding[] {
  const { Industries = [], IndustryAverages } = document;
  return [
    ...(IndustryAverages && Industries.length === 0 && !broken.has('Industries')
      ? [
          error(
            '/IndustryAverages',
            'Nothing says which industry these are of: give Industries too.',
          ),
        ]
      : []),
    ...Industries.flatMap(({ Code }, index) =>
      Industries.findIndex((other) => other.Code === Code) === index
        ? []
        : [
            error(
              `/Industries/${String(index)}/Code`,
              `"${Code}" stands here twice; each industry is given once.`,
            ),
          ],
    ),
    ...checkMarketShares(document),
    ...checkIndustryRevenues(document, latest),
    ...(broken.has('Industries') ? [] : checkTopIndustry(document, latest)),
  ];
}

function checkMarketShares({ Industries = [] }: Partial<CompanyDocument>): Finding[] {
  return Industries.flatMap(({ Code, MarketShare = 0, Competitors = [] }, index) => {
    const shares = [MarketShare, ...Competitors.map((competitor) => competitor.MarketShare ?? 0)];
    const sum = roundTo(
      shares.reduce((a, b) => a + b, 0),
      4,
    );
    if (sum <= 100) return [];
    return [
      error(
        `/Industries/${String(index)}`,
        `Market shares in ${Code} add up to ${String(sum)} per cent with those of competitors; at most 100 is possible.`,
      ),
    ];
  });
}

function checkIndustryRevenues(
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): Finding[] {
  return listIndustryRevenues(document, latest).flatMap(({ industry, fromDivisions }, index) => {
    const { Revenue, Code } = industry;
    if (Revenue === undefined || fromDivisions === undefined) return [];
    const slack = roundingSlack(Revenue) * ((document.Divisions?.length ?? 0) + 1);
    if (Math.abs(Revenue - fromDivisions) <= slack) return [];
    return [
      error(
        `/Industries/${String(index)}/Revenue`,
        `Revenue is given as ${String(Revenue)}, but the divisions in ${Code} add up to ${String(fromDivisions)}. Leave it out, or correct one of them.`,
      ),
    ];
  });
}

function checkTopIndustry(
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): Finding[] {
  const { TopIndustryCode: code, Industries = [] } = document;
  if (code === undefined) return [];
  const pointer = '/TopIndustryCode';
  if (!Industries.some(({ Code }) => Code === code)) {
    return [error(pointer, `"${code}" is not among Industries. Add it there with its title.`)];
  }
  const revenues = listIndustryRevenues(document, latest);
  if (revenues.some(({ revenue }) => revenue === undefined)) return [];
  const find = (wanted: string | undefined) =>
    revenues.find(({ industry }) => industry.Code === wanted)?.revenue ?? 0;
  const top = deriveTopIndustry(revenues)?.Code;
  if (find(code) === find(top)) return [];
  return [
    error(
      pointer,
      `"${code}" is given as the top industry with revenue of ${String(find(code))}, but "${String(top)}" has ${String(find(top))}. Leave it out, or correct one of them.`,
    ),
  ];
}
