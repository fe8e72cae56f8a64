import type { StateStatistic } from '@broadsheet/contract';
import { stateStatisticNames } from '@broadsheet/contract';
import type { PartPoint } from './document.js';

/** A series without gaps, in its shortest form: the last `outlook` years are estimates. */
interface SmallSeries {
  from: number;
  values: (number | null)[];
  outlook: number;
}

/** The input for reports on parts of an industry, from the industry's own report. */
export interface NationalFigures {
  country: string;
  code: string;
  language: string;
  currency: string;
  series: Partial<Record<StateStatistic, SmallSeries>>;
}

type Series = Partial<Record<StateStatistic, readonly PartPoint[]>>;

interface Heading {
  Country: string;
  Code: string;
  Language: string;
  Currency: string;
}

export function writeNationalFigures(document: Heading & Series): NationalFigures {
  const series: NationalFigures['series'] = {};
  for (const name of stateStatisticNames) {
    const points = document[name];
    if (!points?.[0]) continue;
    series[name] = {
      from: points[0].Year,
      values: points.map(({ Value }) => Value),
      outlook: points.filter(({ Outlook }) => Outlook).length,
    };
  }
  const { Country, Code, Language, Currency } = document;
  return { country: Country, code: Code, language: Language, currency: Currency, series };
}

export function readNationalSeries({ series }: NationalFigures): Series {
  return Object.fromEntries(
    Object.entries(series).map(([name, { from, values, outlook }]) => [
      name,
      values.map((Value, index) => ({
        Year: from + index,
        Value,
        ...(index >= values.length - outlook && { Outlook: true }),
      })),
    ]),
  );
}
