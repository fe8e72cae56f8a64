import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { checkDistinct } from '../checks/distinct.js';
import { checkCountry, checkDate } from '../checks/heading.js';
import { checkMarkdown } from '../checks/markdown.js';
import { checkWhole } from '../checks/sums.js';
import { checkTexts } from '../checks/texts.js';
import { checkWritable } from '../checks/writable.js';
import { checkKnown, checkYears } from '../checks/years.js';
import type { DrawnText } from '../family.js';
import type { HistoryRow, PartScores, ScoreHeading } from './document.js';

/** Scores are for years that are still relevant to a reader. */
const furthestYears = 5;

/** Checks the heading of a report, without its invalid properties. */
export function checkScoreHeading(found: Findings, document: Partial<ScoreHeading>): void {
  const { Country, DataDate, ScoreYear, Sector } = document;
  if (Country !== undefined) checkCountry(found, Country, '/Country');
  if (DataDate !== undefined) checkDate(found, DataDate, '/DataDate');
  if (Sector !== undefined) checkTexts(found, [{ text: Sector, pointer: '/Sector' }]);
  if (DataDate === undefined || ScoreYear === undefined) return;
  const dataYear = Number(DataDate.slice(0, 4));
  if (ScoreYear >= dataYear && ScoreYear <= dataYear + furthestYears) return;
  found.error(
    '/ScoreYear',
    `${String(ScoreYear)} is not between ${String(dataYear)}, the year of DataDate, and ${String(dataYear + furthestYears)}.`,
  );
}

/** Weights of parts and components must add up, and each component is listed once. */
export function checkParts(
  found: Findings,
  parts: Readonly<Record<string, PartScores | undefined>>,
  fieldOfName: (part: string) => string,
): void {
  const given = Object.entries(parts);
  for (const [property, part] of given) {
    if (part) checkComponents(found, part, { property, field: fieldOfName(property) });
  }
  const weights = given.flatMap(([, part]) => (part ? [part.Weight] : []));
  // The weight of a malformed component is not known.
  if (weights.length < given.length) return;
  const [first = ''] = Object.keys(parts);
  const names = Object.keys(parts).join(', ');
  checkWeights(found, weights, { pointer: `/${first}/Weight`, what: `The weights of ${names}` });
}

interface ComponentList {
  property: string;
  /** The property with the name of a component. */
  field: string;
  /** The pointer to the list; in the part by default. */
  pointer?: string;
}

export function checkComponents(
  found: Findings,
  { Components }: Pick<PartScores, 'Components'>,
  { property, field, pointer = `/${property}/Components` }: ComponentList,
): void {
  checkWeights(
    found,
    Components.map(({ Weight }) => Weight),
    { pointer, what: `The weights of the components of ${property}` },
  );
  checkDistinct(
    found,
    Components.map((component) => String((component as Record<string, unknown>)[field])),
    (index) => joinPointer(pointer, index, field),
  );
}

/** Weights are chosen, not measured, so they are not rounded: they must add up to exactly 100. */
function checkWeights(
  found: Findings,
  weights: readonly number[],
  options: { pointer: string; what: string },
): void {
  checkWhole(found, weights, { ...options, tolerance: 0 });
}

/** Consecutive years, the last of them just before the year of the scores. */
export function checkHistory(
  found: Findings,
  history: readonly HistoryRow[],
  scoreYear: number | undefined,
): void {
  checkYears(found, history, '/History');
  const isKnown = history.some((row) =>
    Object.entries(row).some(([name, score]) => name !== 'Year' && score !== null),
  );
  checkKnown(found, isKnown, '/History');
  if (scoreYear === undefined) return;
  history.forEach(({ Year }, index) => {
    if (Year < scoreYear) return;
    found.error(
      `/History/${String(index)}/Year`,
      `The year ${String(Year)} is not before ScoreYear, ${String(scoreYear)}, whose scores follow from the components; leave it out.`,
    );
  });
  const years = history.map(({ Year }) => Year);
  const last = Math.max(...years);
  // A last year that is given twice is reported already.
  if (last >= scoreYear - 1 || years.indexOf(last) !== years.lastIndexOf(last)) return;
  found.error(
    '/History',
    `The history ends in ${String(last)}, but the scores are for ${String(scoreYear)}; give every year up to ${String(scoreYear - 1)}, with null where a score is not known.`,
  );
}

/** Texts in Markdown: whether they can be stored, and are not too long. */
export function checkScoreTexts(found: Findings, texts: readonly DrawnText[]): void {
  for (const written of texts) {
    checkWritable(found, written.text, written.pointer);
    checkMarkdown(found, [written]);
  }
}

/** The texts of chapters, and of parts and their components. */
export function listScoreTexts(
  analysis: Readonly<Record<string, string | undefined>> | undefined,
  parts: Readonly<Record<string, PartScores | undefined>>,
): DrawnText[] {
  const texts: DrawnText[] = [];
  const add = (text: string | undefined, pointer: string) => {
    if (text !== undefined) texts.push({ text, pointer });
  };
  for (const [name, text] of Object.entries(analysis ?? {})) add(text, `/Analysis/${name}`);
  for (const [property, part] of Object.entries(parts)) {
    add(part?.Text, `/${property}/Text`);
    part?.Components.forEach(({ Text }, index) => {
      add(Text, `/${property}/Components/${String(index)}/Text`);
    });
  }
  return texts;
}

/** The drawn texts of a report with scores: its title, its source, and the names of components. */
export function listScoreDrawnTexts(
  { Title, Source }: Partial<ScoreHeading>,
  parts: Readonly<Record<string, { readonly Components: readonly { Name: string }[] } | undefined>>,
): DrawnText[] {
  return [
    ...(Title === undefined ? [] : [{ text: Title, pointer: '/Title' }]),
    ...(Source === undefined ? [] : [{ text: Source, pointer: '/Source' }]),
    ...Object.entries(parts).flatMap(([property, part]) =>
      (part?.Components ?? []).map(({ Name }, index) => ({
        text: Name,
        pointer: `/${property}/Components/${String(index)}/Name`,
      })),
    ),
  ];
}
