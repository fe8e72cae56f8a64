import { Type, closed } from '@broadsheet/contract';
import type { Static, TSchema } from 'typebox';
import {
  Country,
  DataDate,
  IndustryCode,
  IndustryTitle,
  Language,
  Sector,
  Source,
} from '../document/heading.js';
import { currency, Year } from '../document/parts.js';
import { AmountPoint, CountPoint, partProfit } from '../industry/document-series.js';

/** What documents with statistics of a part of an industry have in common. */

export const headingProperties = {
  Country,
  Code: IndustryCode,
  Language,
  Title: IndustryTitle,
  Sector,
  Source,
  DataDate,
  Currency: currency('The currency of every amount in this document'),
};

const mostYears = 60;

const withheld = {
  Suppressed: Type.Optional(
    Type.Boolean({
      description:
        'True where the value is withheld for confidentiality; Value is null then. Left out otherwise.',
    }),
  ),
};

const seriesOf = <Value extends TSchema>(Value: Value, what: string) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        { Year, Value, Outlook: AmountPoint.properties.Outlook, ...withheld },
        { ...closed, description: 'The figure of one year.' },
      ),
      {
        minItems: 1,
        maxItems: mostYears,
        description: `${what} Year by year, earliest first; outlook last.`,
      },
    ),
  );

export const amounts = (what: string) => seriesOf(AmountPoint.properties.Value, what);
export const counts = (what: string) => seriesOf(CountPoint.properties.Value, what);
/** May be negative. */
export const profits = (what: string) => seriesOf(partProfit, what);

/** A point of any of these series. */
export interface PartPoint {
  Year: number;
  Value: number | null;
  Outlook?: boolean;
  Suppressed?: boolean;
}

/** The parts that are the same in every family of this kind. */
export type PartHeading = {
  [Field in keyof typeof headingProperties]: Static<(typeof headingProperties)[Field]>;
};
