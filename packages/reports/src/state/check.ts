import { stateStatisticNames } from '@broadsheet/contract';
import { Findings, getNearestName, joinPointer, type Finding } from '@broadsheet/contract/checking';
import { checkDistinct } from '../checks/distinct.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import type { DrawnText } from '../family.js';
import {
  checkPartHeading,
  checkPartSeries,
  listHeadingTexts,
  yearOf,
} from '../statistics/check.js';
import { chapters, type SoundDocument } from './document.js';
import { findRegions } from './regions.js';

/** What no schema can say of a state document. */
export function checkState(document: SoundDocument, broken: ReadonlySet<string>): Finding[] {
  const found = new Findings();
  const { Country, Region, DataDate, Analysis = {}, Drivers = [] } = document;
  checkPartHeading(found, document);
  if (Country !== undefined && Region !== undefined) checkRegion(found, Country, Region);
  checkTexts(found, listHeadingTexts(document, ['RegionName']));
  for (const name of stateStatisticNames) {
    const points = document[name];
    if (points) checkPartSeries(found, points, `/${name}`, { dataYear: yearOf(DataDate) });
  }
  if (stateStatisticNames.every((name) => document[name] === undefined && !broken.has(name))) {
    found.error(
      '',
      `There are no figures; give at least one of ${stateStatisticNames.join(', ')}.`,
    );
  }
  checkMarkdown(
    found,
    chapters.flatMap((name) => {
      const text = Analysis[name];
      return text === undefined ? [] : [{ text, pointer: `/Analysis/${name}` }];
    }),
  );
  for (const name of ['Analysis', 'Drivers'] as const) {
    checkWritable(found, document[name], `/${name}`);
  }
  checkDistinct(
    found,
    Drivers.map(({ Name }) => Name),
    (index) => joinPointer('/Drivers', index, 'Name'),
  );
  return found.list;
}

function checkRegion(found: Findings, country: string, region: string): void {
  const known = findRegions(country);
  if (!known || known.includes(region)) return;
  found.error(
    '/Region',
    `"${region}" is no region of ${country} in ISO 3166-2; the nearest is "${getNearestName(region, known)}", and there are ${known.join(', ')}.`,
  );
}

/** Every text that the bundled fonts must be able to draw. */
export const listDrawnTexts = (document: SoundDocument): DrawnText[] =>
  listHeadingTexts(document, ['Title', 'Source', 'RegionName']);
