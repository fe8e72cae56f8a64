import type { SegmentYear } from '@broadsheet/contract';
import type { Finding } from '../finding.js';
import { error, warning } from './check-finding.js';
import type { CompanyDocument } from './document.js';
import { deriveTopIndustry, listIndustryRevenues } from './industry-sections.js';
import { countDecimals, roundTo, roundingSlack } from './rounding.js';
import { deriveStatements, type StatementYear } from './statements.js';

export function checkSegments(document: Partial<CompanyDocument>): Finding[] {
  const { Divisions = [], Regions = [] } = document;
  const years = deriveStatements(document);
  return [
    ...checkIndustries(document, years[0]),
    ...Divisions.flatMap(({ Years }, i) => checkRepeatedYears(Years, `/Divisions/${String(i)}`)),
    ...Regions.flatMap(({ Years }, i) => checkRepeatedYears(Years, `/Regions/${String(i)}`)),
    ...checkDivisionIndustries(document),
    ...checkSum('/Divisions', Divisions, years),
    ...checkSum('/Regions', Regions, years),
  ];
}

function checkRepeatedYears(years: SegmentYear[], pointer: string): Finding[] {
  return years.flatMap(({ Year }, index) =>
    years.findIndex((other) => other.Year === Year) === index
      ? []
      : [
          error(
            `${pointer}/Years/${String(index)}/Year`,
            `${String(Year)} stands here twice; each year is given once.`,
          ),
        ],
  );
}

function checkDivisionIndustries({ Divisions = [], Industries }: Partial<CompanyDocument>) {
  const codes = new Set((Industries ?? []).map(({ Code }) => Code));
  return Divisions.flatMap(({ IndustryCode }, index) =>
    IndustryCode === undefined || codes.has(IndustryCode)
      ? []
      : [
          error(
            `/Divisions/${String(index)}/IndustryCode`,
            `"${IndustryCode}" is not among Industries, which has ${codes.size === 0 ? 'none' : [...codes].join(', ')}. Add it there with its title.`,
          ),
        ],
  );
}

/** Eliminations between segments are usual, so a difference is no more than worth a look. */
function checkSum(
  pointer: string,
  segments: { Years: SegmentYear[] }[],
  years: StatementYear[],
): Finding[] {
  return years.flatMap(({ year, figures: { TotalRevenue: total } }) => {
    const revenues = segments.map(({ Years }) => Years.find(({ Year }) => Year === year)?.Revenue);
    const known = revenues.filter((revenue) => revenue !== undefined);
    if (total === undefined || known.length === 0 || known.length < segments.length) return [];
    const numbers = [total, ...known];
    const decimals = Math.max(...numbers.map(countDecimals));
    const sum = roundTo(
      known.reduce((a, b) => a + b, 0),
      decimals,
    );
    const slack = numbers.reduce((all, value) => all + roundingSlack(value), 0);
    if (Math.abs(sum - total) <= slack) return [];
    return [
      warning(
        pointer,
        `Revenue in ${String(year)} adds up to ${String(sum)}, but TotalRevenue is ${String(total)}: a difference of ${String(roundTo(sum - total, decimals))}. If it is eliminated between segments, give it as one of them.`,
      ),
    ];
  });
}

function checkIndustries(
  document: Partial<CompanyDocument>,
  latest: StatementYear | undefined,
): Finding[] {
  const { Industries = [], IndustryAverages } = document;
  return [
    ...(IndustryAverages && Industries.length === 0
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
    ...checkTopIndustry(document, latest),
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
