import type { OccupationDocument } from '@broadsheet/reports';
import type { Shape } from '../industries/profile.js';
import type { Tilt } from '../industries/words/regions/tilts.js';

/** Hand-written data of the report on one occupation; its series follow from it. */
export interface OccupationProfile extends Pick<
  OccupationDocument,
  'Group' | 'OtherNames' | 'Tasks' | 'Skills' | 'Qualifications' | 'Demographics' | 'Analysis'
> {
  country: string;
  code: string;
  title: string;
  shape: Shape;
  /** People employed in the latest year. */
  employed: number;
  /** Usual annual change in the past and in the outlook, per cent. */
  growth: number;
  outlookGrowth: number;
  /** Median of annual earnings in the latest year, in the country's currency. */
  median: number;
  /** The other percentiles as multiples of the median: 10th, 25th, 75th, 90th. */
  spread: readonly [number, number, number, number];
  /** Shares of employment by the code of a demo industry of the country, per cent. */
  industries: Readonly<Record<string, number>>;
  /** How much more common they are in a region than its population suggests; 1 by default. */
  regions?: Tilt;
  /** Codes of other demo occupations of the country. */
  related?: readonly string[];
}

interface Share {
  Name: string;
  Share: number;
  Remainder?: boolean;
}

/** Hand-written shares by name; `Other` is the remainder. */
export const shares = (parts: Readonly<Record<string, number>>): Share[] =>
  Object.entries(parts).map(([Name, Share]) => ({
    ...{ Name, Share },
    ...(Name === 'Other' && { Remainder: true }),
  }));

/** A hand-written skill. */
export const skill = (Name: string, Level: 'High' | 'Medium' | 'Low', Detail: string) => ({
  Name,
  Level,
  Detail,
});
