import { stateStatisticNames } from '@broadsheet/contract';
import { Findings, type Finding } from '@broadsheet/contract/checking';
import { checkDistinctField } from '../checks/distinct.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkRegion } from '../checks/region.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import type { DrawnText } from '../family.js';
import {
  checkPartHeading,
  checkPartSeries,
  listHeadingTexts,
  yearOf,
} from '../statistics/check.js';
import { chapters, type ValidDocument } from './document.js';

/** Checks of a state document that a schema cannot express. */
export function checkState(document: ValidDocument, broken: ReadonlySet<string>): Finding[] {
  const found = new Findings();
  const { Country, Region, DataDate, Analysis = {}, Drivers = [] } = document;
  checkPartHeading(found, document);
  if (Country !== undefined && Region !== undefined) {
    checkRegion(found, Region, { country: Country, pointer: '/Region' });
  }
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
  checkDistinctField(found, Drivers, { pointer: '/Drivers', field: 'Name' });
  return found.list;
}

/** Every text that the bundled fonts must be able to draw. */
export const listDrawnTexts = (document: ValidDocument): DrawnText[] =>
  listHeadingTexts(document, ['Title', 'Source', 'RegionName']);
