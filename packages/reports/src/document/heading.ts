import {
  codePattern,
  dayPattern,
  englishLanguagePattern,
  Type,
  writtenCountryPattern,
} from '@broadsheet/contract';
import { line, Title } from './parts.js';

/** The headings of documents: what all families with charts have, and those about an industry. */

export const Country = Type.String({
  pattern: writtenCountryPattern,
  description: 'The country the report is about: two upper-case letters (ISO 3166-1), such as AU.',
});

export const Language = Type.String({
  pattern: englishLanguagePattern,
  minLength: 3,
  maxLength: 40,
  description:
    'The English name of the language this document is written in, such as English or Japanese: single spaces between words, none at the end. Words and numbers inside charts are Japanese for Japanese and English for every other language.',
});

export const Source = Type.String({
  minLength: 1,
  maxLength: 120,
  description: 'Who the figures come from; printed at the foot of every chart.',
});

export const DataDate = Type.String({
  pattern: dayPattern,
  description: 'The date the figures stand at, YYYY-MM-DD; printed beside the source.',
});

export const IndustryCode = Type.String({
  pattern: codePattern,
  description:
    "The industry's code in the country's classification: 1 to 16 letters or digits, such as 1214.",
});

export const IndustryTitle = Title(
  "The industry's title as in the classification; part of every chart's headline.",
);

export const Sector = line(
  'The sector or division the industry belongs to, such as Manufacturing.',
  100,
);

/** Whether the industry has its own report, for families that link to it. */
export const IndustryReport = Type.Optional(
  Type.Boolean({
    description:
      'True where the industry of this country and code has an industry report; readers are sent to it.',
  }),
);
