import {
  dayPattern,
  englishLanguagePattern,
  Type,
  writtenCountryPattern,
} from '@broadsheet/contract';

/** The heading of documents of every family with charts. */

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
