import { splitPointer, type Finding } from '@broadsheet/contract/checking';
import type { CellAddress, Reading } from '../workbooks/reading/reading.js';
import { locateEach, type LocatedProblem } from './located-problem.js';
import { formatLocation, type Location } from './location.js';
import { start } from './position.js';

export const toLocation = ({ sheet, row, column }: CellAddress): Location => ({
  ...{ sheet, line: row + 1, column: column + 1 },
});

/** A missing value has the position of the next outer one. */
export function createLocate({ addresses }: Reading): (pointer: string) => Location {
  return (pointer) => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const location = addresses.get(at);
      if (location) return toLocation(location);
    }
    return { sheet: 'Report', ...start };
  };
}

/** Cells that cannot be read, and other findings: one mistake is reported once. */
export function listProblems(reading: Reading, findings: readonly Finding[]): LocatedProblem[] {
  const { faults } = reading;
  const isReported = createIsReported(reading);
  return dropRepeats(reading, [
    ...faults.map(({ address, pointer = '', message }) => ({
      ...{ severity: 'error' as const, pointer, message, location: toLocation(address) },
    })),
    ...locateFindings(
      reading,
      findings.filter((finding) => finding.pointer !== '' && !isReported(finding)),
    ),
  ]);
}

/** Whether a finding follows from a cell that cannot be read. */
function createIsReported({ faults }: Reading): (finding: Finding) => boolean {
  const pointers = faults.flatMap(({ pointer }) => pointer ?? []);
  const affected = new Set(faults.flatMap(({ affects = [] }) => affects));
  const lacking = new Set(faults.flatMap(({ lacks = [] }) => lacks));
  return ({ pointer, message }) => {
    const [, missing] = /^(\w+) is missing\./.exec(message) ?? [];
    return (
      pointers.some((each) => each === pointer || each.startsWith(`${pointer}/`)) ||
      affected.has(splitPointer(pointer)[0] ?? '') ||
      (missing !== undefined && lacking.has(`${pointer}/${missing}`))
    );
  };
}

/** Findings at their cells, in words that fit a workbook. */
export function locateInSheets(reading: Reading, findings: readonly Finding[]): LocatedProblem[] {
  return dropRepeats(reading, locateFindings(reading, findings));
}

function locateFindings(reading: Reading, findings: readonly Finding[]): LocatedProblem[] {
  const locate = createLocate(reading);
  const located = locateEach(
    findings.map((finding) => wordForCells(finding, locate)),
    locate,
  );
  return located.map((problem) => fillHole(reading, problem));
}

/** Messages name other values by JSON pointers, and say null for unknown ones. */
function wordForCells(finding: Finding, locate: (pointer: string) => Location): Finding {
  return {
    ...finding,
    message: finding.message
      .replace(/(?<=\s)\/[A-Z]\w*(?:\/\w+)*/g, (pointer) =>
        // A year is in one cell for all series of its row, and so is what is wrong with it.
        formatLocation(locate(`${pointer}/Year`)),
      )
      .replace('with the value null', 'with n/a'),
  };
}

/** A year that is missing in one series is in the sheet, beside an empty cell. */
function fillHole({ holes }: Reading, problem: LocatedProblem): LocatedProblem {
  const hole = holes.get(problem.pointer);
  const [, years] = /^The years? (.+?) (?:is|are) missing between /.exec(problem.message) ?? [];
  if (!hole || years === undefined) return problem;
  return {
    ...problem,
    location: toLocation(hole.address),
    message: `${hole.measure} of ${years} is missing; write it into this cell, or n/a where it is not known.`,
  };
}

/**
 * A year is in one cell for several series, and each of them reports what is wrong with it: it is
 * said once. So is what holds for several series as a whole, such as how many years they have.
 */
function dropRepeats(
  { addresses }: Reading,
  problems: readonly LocatedProblem[],
): LocatedProblem[] {
  const meant = new Set(
    problems.flatMap(({ location: { sheet = '' }, message }) => {
      const [, year] = /(?:; is it|^\w+ of) (\d{4})(?:\?$| is missing;)/.exec(message) ?? [];
      return year === undefined ? [] : [`${sheet} ${year}`];
    }),
  );
  const said = new Set<string>();
  return problems.filter(({ pointer, location, message }) => {
    const { sheet = '', line } = location;
    // To a series that begins later, a mistyped year is only missing.
    const [, missing = ''] = /^The year (\d{4}) is missing between /.exec(message) ?? [];
    if (meant.has(`${sheet} ${missing}`)) return false;
    const isSeries = addresses.has(`${pointer}/0`) && addresses.has(pointer);
    const place = isSeries ? `${sheet} ${String(line)}` : formatLocation(location);
    const key = `${place} ${message.replace(/, first at .*$/, '')}`;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
