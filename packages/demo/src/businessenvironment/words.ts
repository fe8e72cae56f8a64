import { decapitalise, writeEnglishDate } from '@broadsheet/contract/words';
import type { BusinessEnvironmentDocument } from '@broadsheet/reports';
import { nameRate } from '../industries/words/facts/phrases.js';
import type { DriverProfile } from './profiles.js';

type Points = BusinessEnvironmentDocument['Points'];

interface ValueAtTime {
  when: string;
  value: number;
}

/** The chapters of a report, every figure in them taken from its points. */
export function writeChapters(
  { driver, parts, overview, past, ahead }: DriverProfile,
  points: Points,
) {
  const { history, latest, end } = readPoints(points, parts?.count ?? 1);
  const five = history.at(-1 - 5 * (parts?.count ?? 1)) ?? latest;
  const write = ({ value }: ValueAtTime) => writeValue(value, driver.unit);
  const byValue = history.toSorted((a, b) => a.value - b.value);
  const [lowest = latest] = byValue;
  const highest = byValue.at(-1) ?? latest;
  const rate = driver.unit === '%' ? '' : `, ${nameRate(findGrowth(five, latest))}`;
  return {
    Overview: `${overview}\n\nIt is measured ${driver.unit === '%' ? 'in per cent' : `as: ${decapitalise(driver.unit)}`}.`,
    Performance: `${driver.name} stood at ${write(latest)} in ${latest.when}, after ${write(five)} five years before${rate}. The highest value shown here is ${write(highest)}, of ${highest.when}; the lowest is ${write(lowest)}, of ${lowest.when}.\n\n${past}`,
    Outlook: `${ahead} In ${end.when} it is expected to stand at ${write(end)}.`,
  };
}

export function readPoints(points: Points, partsOfYear: number) {
  const known = points.map(({ Year, Date, Value, Outlook }) => ({
    when: Year === undefined ? nameDate(Date ?? '', partsOfYear) : String(Year),
    value: Value ?? 0,
    isOutlook: Outlook === true,
  }));
  const none = { when: '', value: 0 };
  const history = known.filter(({ isOutlook }) => !isOutlook);
  return { history, latest: history.at(-1) ?? none, end: known.at(-1) ?? none };
}

function nameDate(date: string, partsOfYear: number): string {
  const [year = '', month = ''] = date.split('-');
  return partsOfYear === 12
    ? writeEnglishDate(year, month)
    : `the ${quarterNames[Math.floor((Number(month) - 1) / 3)] ?? month} quarter of ${year}`;
}

const quarterNames = ['first', 'second', 'third', 'fourth'];

const findGrowth = (from: ValueAtTime, to: ValueAtTime) =>
  ((to.value / from.value) ** (1 / 5) - 1) * 100;

/** An index needs no unit within a sentence. */
function writeValue(value: number, unit: string): string {
  if (unit.startsWith('Index')) return String(value);
  return unit === '%' ? `${String(value)}%` : `${String(value)} ${decapitalise(unit)}`;
}
