import type { PartStatistic } from '@broadsheet/contract';
import type { PartPoint } from './document.js';

/** The series of a part of an industry by their measure; missing ones are left out. */
export type PartSeries<Name extends string> = Readonly<Partial<Record<Name, readonly PartPoint[]>>>;

/** Each series in the form of its section, in the order of the definition. */
export function writeStatistics<Name extends string>(
  table: Readonly<Record<Name, { unit: PartStatistic['Unit'] }>>,
  series: PartSeries<Name>,
  currency: string,
): (PartStatistic & { Name: Name })[] {
  return (Object.keys(table) as Name[]).flatMap((name) => {
    const points = series[name];
    if (points === undefined) return [];
    const Unit = table[name].unit;
    const Data = points.map(({ Year, Value, Outlook, Suppressed }) => ({
      Year,
      Value,
      ...(Outlook === true && { Outlook }),
      ...(Suppressed === true && { Suppressed }),
    }));
    return [{ Name: name, Unit, ...(Unit === 'Currency' && { Currency: currency }), Data }];
  });
}
