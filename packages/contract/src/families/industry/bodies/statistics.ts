import { Type, type Static } from 'typebox';
import { closed } from '../../../quantities.js';
import { block, changeOf, followsFrom, growthOf } from '../../blocks.js';
import { Currency, known, optional, Outlook, percent, Year } from '../../body-parts.js';
import { industryStatisticNames } from '../measures.js';
import { StatisticUnit } from './parts.js';

const StatisticPoint = Type.Object(
  {
    Year,
    Value: known('The value.'),
    Change: optional(percent('Change on the year before.', followsFrom(changeOf('Value')))),
    Outlook,
  },
  closed,
);

export type Statistic = Static<typeof Statistic>;
const Statistic = Type.Object(
  {
    Name: Type.Enum(industryStatisticNames, { description: 'What is counted.' }),
    Unit: StatisticUnit,
    Currency,
    Points: Type.Array(StatisticPoint, { description: 'Year by year, earliest first.' }),
  },
  closed,
);

export type StatisticGrowth = Static<typeof StatisticGrowth>;
const StatisticGrowth = Type.Object(
  {
    Name: Type.Enum(industryStatisticNames, { description: 'What grew.' }),
    FirstYear: optional(Type.Integer({ description: 'First known historical year.' })),
    LastYear: optional(Type.Integer({ description: 'Last known historical year.' })),
    CompoundGrowth: optional(
      percent(
        'Average annual change between these years (compound).',
        followsFrom(growthOf('Named', { from: 'FirstYear', to: 'LastYear' })),
      ),
    ),
    OutlookYear: optional(Type.Integer({ description: 'Last known year of the outlook.' })),
    OutlookGrowth: optional(
      percent(
        'Average annual change from the last historical year to it (compound).',
        followsFrom(growthOf('Named', { from: 'LastYear', to: 'OutlookYear' })),
      ),
    ),
  },
  closed,
);

export const Statistics = (description: string) =>
  Type.Array(Statistic, { description, ...block('series') });
export const Growth = (description: string) =>
  Type.Array(StatisticGrowth, { description, ...block('table') });
