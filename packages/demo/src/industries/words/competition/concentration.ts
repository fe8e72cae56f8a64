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
  if (companies.length < 2) return '';
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
    [meanings[findConcentrated(facts)], describeLead(facts)],
  );
}

/** How far the leader is ahead of the next. */
function describeLead({ companies: [leader, next], fork }: Facts): string {
  if (leader === undefined || next === undefined) return '';
  const own = writePercent(leader.share);
  const ahead = leader.share - next.share;
  if (ahead < 1.5) {
    return `${leader.name} (${own}) and ${next.name} (${writePercent(next.share)}) are close to each other at the top.`;
  }
  if (leader.share > 2 * next.share) {
    return `${leader.name}, with ${own}, is more than twice as large as ${next.name}, the next.`;
  }
  return fork('lead').pick([
    `${leader.name} leads with ${own}, ${writePoints(ahead)} ahead of ${next.name}.`,
    `First is ${leader.name} with ${own}; ${next.name} follows with ${writePercent(next.share)}.`,
  ]);
}

function describeTrend({ concentration: { first, last }, fork }: Facts): string {
  const moved = last.value - first.value;
  if (Math.abs(moved) < 1) return `That is about what it was in ${String(first.year)}.`;
  return moved > 0
    ? fork('narrower').pick([
        `In ${String(first.year)} it had been ${writePoints(moved)} less, so the market has become narrower.`,
        `The large have gained: in ${String(first.year)} it was ${writePercent(first.value)}.`,
      ])
    : `In ${String(first.year)} it had been ${writePoints(moved)} more, so the large have lost ground.`;
}

function compareSector({ concentration: { last, sector } }: Facts): string {
  const difference = last.value - sector;
  if (Math.abs(difference) < 2) return 'The average of the sector is about the same.';
  return `The average of the sector is ${writePercent(sector)}, ${difference > 0 ? 'lower' : 'higher'} by ${writePoints(difference)}.`;
}
