import { capitalise } from '@broadsheet/contract/words';
import { writeCount, writePercent, writePoints } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { writeParagraphs } from '../facts/phrases.js';

export type Concentrated = 'concentrated' | 'middling' | 'fragmented';

export function findConcentrated({ concentration }: Facts): Concentrated {
  const { value } = concentration.last;
  if (value >= 60) return 'concentrated';
  return value < 25 ? 'fragmented' : 'middling';
}

/**
 * Texts on the share of the largest companies; a concentrated market has different sentences from a
 * fragmented one.
 */
export function writeConcentration(facts: Facts): string {
  const { concentration, companies, businesses, names } = facts;
  const [leader, next] = companies;
  if (leader === undefined || next === undefined) return '';
  const four = writePercent(concentration.last.value);
  const year = String(concentration.last.year);
  const openings: Record<Concentrated, string> = {
    concentrated: `Few companies share most of the market: the four largest held ${four} in ${year}.`,
    middling: `The four largest companies held ${four} of revenue in ${year}; the rest of the market is open.`,
    fragmented: `${capitalise(names.firms)} are many and mostly small: the four largest together held only ${four} in ${year}.`,
  };
  const meanings: Record<Concentrated, string> = {
    concentrated:
      'Prices and ranges of these few set the pace for all others, who live from what the large leave aside.',
    middling:
      'Large and small compete for the same customers, the large with reach and the small with closeness.',
    fragmented: `Nobody can set prices. With ${writeCount(businesses.last.value)} businesses, reputation in the neighbourhood counts for more than size.`,
  };
  return writeParagraphs(
    [openings[findConcentrated(facts)], describeTrend(facts), compareSector(facts)],
    [
      meanings[findConcentrated(facts)],
      `${leader.name} leads with ${writePercent(leader.share)}, ${writePoints(leader.share - next.share)} ahead of ${next.name}.`,
    ],
  );
}

function describeTrend({ concentration: { first, last } }: Facts): string {
  const moved = last.value - first.value;
  if (Math.abs(moved) < 1) return `That is about what it was in ${String(first.year)}.`;
  return moved > 0
    ? `In ${String(first.year)} it had been ${writePoints(moved)} less, so the market has become narrower.`
    : `In ${String(first.year)} it had been ${writePoints(moved)} more, so the large have lost ground.`;
}

function compareSector({ concentration: { last, sector } }: Facts): string {
  const difference = last.value - sector;
  if (Math.abs(difference) < 2) return 'The average of the sector is about the same.';
  return `The average of the sector is ${writePercent(sector)}, ${difference > 0 ? 'lower' : 'higher'} by ${writePoints(difference)}.`;
}
