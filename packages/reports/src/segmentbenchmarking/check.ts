import { segmentStatisticNames } from '@broadsheet/contract';
import { Findings, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { checkDistinctField } from '../checks/distinct.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkWhole } from '../checks/sums.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import type { DrawnText } from '../family.js';
import { floatSlack, ratioDecimals, roundingSlack, roundTo } from '../figures/rounding.js';
import {
  checkPartHeading,
  checkPartSeries,
  listHeadingTexts,
  yearOf,
} from '../statistics/check.js';
import type { Segment, ValidDocument } from './document.js';
import { addRevenue, deriveShare, findYears } from './figures.js';

/** Checks of a document on segments that a schema cannot express. */
export function checkSegments(document: ValidDocument): Finding[] {
  const found = new Findings();
  const { Segments = [], DataDate, Overview } = document;
  checkPartHeading(found, document);
  checkTexts(found, listSizes(Segments));
  checkDistinctField(found, Segments, { pointer: '/Segments', field: 'SegmentSize' });
  const dataYear = yearOf(DataDate);
  Segments.forEach((segment, index) => {
    for (const name of segmentStatisticNames) {
      const points = segment[name];
      const pointer = joinPointer('/Segments', index, name);
      if (points) checkPartSeries(found, points, pointer, { dataYear });
    }
  });
  checkShares(found, Segments, DataDate ?? '');
  if (Overview !== undefined) {
    checkWritable(found, Overview, '/Overview');
    checkMarkdown(found, [{ text: Overview, pointer: '/Overview' }]);
  }
  return found.list;
}

/** Every text that the bundled fonts must be able to draw. */
export function listDrawnTexts(document: ValidDocument): DrawnText[] {
  return [
    ...listHeadingTexts(document, ['Title', 'Source']),
    ...listSizes(document.Segments ?? []),
  ];
}

const listSizes = (segments: readonly Segment[]): DrawnText[] =>
  segments.map(({ SegmentSize }, index) => ({
    text: SegmentSize,
    pointer: joinPointer('/Segments', index, 'SegmentSize'),
  }));

/**
 * Checks shares from the publisher: given for all segments or none, adding up to 100, and matching
 * revenue.
 */
function checkShares(found: Findings, segments: readonly Segment[], dataDate: string): void {
  const years = findYears(segments, dataDate);
  const expected = [
    { field: 'MarketShare', year: years.current },
    { field: 'MarketShareForecast', year: years.forecast },
  ] as const;
  const all = addRevenue(segments);
  for (const { field, year } of expected) {
    const shares = segments.flatMap((segment) => segment[field] ?? []);
    if (shares.length === 0) continue;
    if (shares.length === segments.length) {
      checkWhole(found, shares, { pointer: '/Segments', what: `The values of ${field}` });
    }
    segments.forEach((segment, index) => {
      const pointer = joinPointer('/Segments', index, field);
      checkShare(found, segment[field], {
        field,
        pointer,
        derived: deriveShare(segment, all, year),
      });
    });
  }
}

interface DerivedShare {
  field: string;
  pointer: string;
  derived: number | undefined;
}

function checkShare(
  found: Findings,
  given: number | undefined,
  { field, pointer, derived }: DerivedShare,
): void {
  if (given === undefined) {
    found.error(
      pointer,
      `${field} is missing here, but given for others; give it for all or none.`,
    );
  } else if (
    derived !== undefined &&
    Math.abs(given - derived) > roundingSlack(given) + floatSlack(given)
  ) {
    found.error(
      pointer,
      `${field} is given as ${String(given)}, but Revenue makes it ${String(roundTo(derived, ratioDecimals))}. Leave it out, or correct one of them.`,
    );
  }
}
