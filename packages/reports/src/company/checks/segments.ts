import type { SegmentYear } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { countDecimals, roundTo, roundingSlack } from '../../figures/rounding.js';
import type { CompanyDocument } from '../document/document.js';
import type { StatementYear } from '../figures/statements.js';
import { error, warning } from './finding.js';
import type { Sound } from './sound.js';

export function checkSegments({ document, years, broken }: Sound): Finding[] {
  const { Divisions = [], Regions = [] } = document;
  return [
    ...checkYears('/Divisions', Divisions, years),
    ...checkYears('/Regions', Regions, years),
    ...(broken.has('Industries') ? [] : checkDivisionIndustries(document)),
  ];
}

/** Where a year stands twice, a sum would only repeat that. */
function checkYears(
  pointer: string,
  segments: { Years: SegmentYear[] }[],
  years: StatementYear[],
): Finding[] {
  const repeated = segments.flatMap(({ Years }, index) =>
    checkRepeatedYears(Years, `${pointer}/${String(index)}`),
  );
  return repeated.length > 0 ? repeated : checkSum(pointer, segments, years);
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
