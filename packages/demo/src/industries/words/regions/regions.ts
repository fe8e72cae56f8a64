import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
import { splitByWeight } from '../../shares.js';
import { writeCount, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, writeParagraphs } from '../facts/phrases.js';
import { places } from './places.js';
import { tilts } from './tilts.js';

type Region = NonNullable<IndustryDocument['GeographicBreakdown']>[number];

/** Establishments are where people are, adjusted by what the industry needs. */
export function buildRegions({ document, names, fork }: Facts): Region[] {
  const { Country, Code } = document;
  const known = places[Country] ?? [];
  const tilt = tilts[`${Country}/${Code}`] ?? tilts[`${Country}/${names.kindName}`] ?? {};
  const random = fork('regions');
  const population = splitByWeight(known.map(([, , people]) => people));
  const shares = splitByWeight(
    known.map(([code, , people]) => people * (tilt[code] ?? 1) * random.between(0.93, 1.07)),
  );
  return known.map(([code, name], index) => ({
    Region: code,
    Name: name,
    Share: shares[index] ?? 0,
    PopulationShare: population[index] ?? 0,
  }));
}

/** The regions of the industry, and where it is more common than population alone explains. */
export function writeRegions(facts: Facts, regions: readonly Region[]): string {
  const { country, names, establishments, fork } = facts;
  const ranked = regions.toSorted((a, b) => b.Share - a.Share);
  const [top, ...others] = ranked;
  if (top === undefined) return '';
  const random = fork('regions-chapter');
  const next = others.slice(0, 2).map(({ Name, Share }) => `${Name} (${writePercent(Share)})`);
  const count = Math.round((establishments.last.value * top.Share) / 100);
  return writeParagraphs(
    [
      random.pick([
        `${top.Name} has ${writePercent(top.Share)} of all establishments, more than any other part of ${country}; ${joinNames(next)} come next.`,
        `First is ${top.Name}, with ${writePercent(top.Share)} of establishments, followed by ${joinNames(next)}.`,
        `${top.Share > 50 ? 'Most' : 'More'} ${names.firms} are found in ${top.Name} ${top.Share > 50 ? 'alone' : 'than anywhere else'}: it has ${writePercent(top.Share)} of establishments, before ${joinNames(next)}.`,
      ]),
      random.pick([
        `That makes ${writeCount(count)} of ${writeCount(establishments.last.value)} establishments.`,
        `In numbers, ${writeCount(count)} of ${writeCount(establishments.last.value)} are there.`,
        '',
      ]),
    ],
    [compareWithPeople(regions, names.firms, random)],
  );
}

function compareWithPeople(regions: readonly Region[], firms: string, random: Random): string {
  const large = regions.filter(({ Share }) => Share >= 2);
  const difference = ({ Share, PopulationShare = 0 }: Region) => Share - PopulationShare;
  const ranked = large.toSorted((a, b) => difference(b) - difference(a));
  const [over] = ranked;
  const under = ranked.at(-1);
  if (over === undefined || under === undefined) return '';
  const write = ({ Name, Share, PopulationShare = 0 }: Region) => {
    const people = writePercent(PopulationShare);
    const places = writePercent(Share);
    return {
      whole: `${Name}, with ${people} of the population, has ${places} of establishments`,
      people,
      places,
    };
  };
  const most = write(over);
  if (difference(over) < 1 && difference(under) > -1) {
    return `By and large ${firms} are where people are: ${most.whole}.`;
  }
  const least = write(under);
  return random.pick([
    `Compared with people, some regions have more than their part: ${most.whole}. Others have less: ${least.whole}.`,
    `People alone do not explain it: ${most.whole}, while ${least.whole}.`,
    `Measured by its people, ${over.Name} has the most: ${most.places} of establishments against ${most.people} of the population. ${under.Name} has the least, ${least.places} against ${least.people}.`,
  ]);
}
