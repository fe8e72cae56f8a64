import { Type, type Static } from 'typebox';
import { closed, isoDate, text } from '../../quantities.js';
import { block, rowsFollowFrom } from '../blocks.js';
import { Currency, known, optional, Outlook, Year } from '../body-parts.js';
import { StatisticUnit } from '../industry/bodies/parts.js';
import { industryRatioUnits } from '../industry/measures.js';

/** What the sections of families with statistics of a part of an industry have in common. */

export const Suppressed = optional(
  Type.Literal(true, {
    description: 'The value is withheld, for confidentiality. Left out where it is not.',
  }),
);

export const titleProperties = {
  Title: text("The industry's title."),
  Sector: text('The sector it belongs to.'),
  Source: text('Who the figures come from.'),
  DataDate: isoDate('The date the figures stand at.'),
};

const Point = Type.Object({ Year, Value: known('The value.'), Outlook, Suppressed }, closed);

export type PartStatistic = Static<ReturnType<typeof statisticOf<string>>>;
export const statisticOf = <const Name extends string>(names: readonly Name[]) =>
  Type.Object(
    {
      Name: Type.Enum([...names], { description: 'What is counted.' }),
      Unit: StatisticUnit,
      Currency,
      Data: Type.Array(Point, { description: 'Year by year, earliest first.' }),
    },
    closed,
  );

export const ratioOf = <const Name extends string>(
  names: readonly Name[],
  formulas: Readonly<Record<string, { formula: string }>> = {},
) =>
  Type.Object(
    {
      Name: Type.Enum([...names], { description: 'Which ratio.', ...rowsFollowFrom(formulas) }),
      Unit: Type.Enum(industryRatioUnits, {
        description: '`Percent`, `Currency` (whole units of it) or `Count`.',
      }),
      Currency,
      Data: Type.Array(
        Type.Object({ Year, Value: Type.Number({ description: 'The ratio.' }), Outlook }, closed),
        { description: 'The years in which it can be derived, earliest first.' },
      ),
    },
    closed,
  );

/** The mark of a list of these. */
export const dataSeries = block('series', { points: 'Data' });
