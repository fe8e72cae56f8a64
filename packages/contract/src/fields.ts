import { Type } from 'typebox';
import { codePattern, countryPattern } from './key-patterns.js';
import { languagePattern } from './language-pattern.js';

/** The fields that several operations share. Input is matched without regard to case. */

/** What `languagePattern` says, in words. */
const languageForm = "a letter first, then up to 63 letters, digits, spaces and `.,'()-`";

export const Country = Type.String({
  description: 'Country code: two letters, such as `AU`.',
  pattern: countryPattern,
  examples: ['AU'],
});

export const Code = Type.String({
  description: 'Report code: 1 to 16 letters or digits, sent as a string.',
  pattern: codePattern,
  examples: ['1214'],
});

export const Language = Type.String({
  description: `Language name, such as \`English\`: ${languageForm}.`,
  pattern: languagePattern,
  examples: ['English'],
});

export const defaultLanguage = 'English';

export const LanguageOrDefault = Type.Optional(
  Type.String({
    description: `Language name: ${languageForm}. There is no fall-back to another language.`,
    pattern: languagePattern,
    default: defaultLanguage,
    examples: ['English'],
  }),
);

export const EntityId = Type.Integer({
  description: 'Identifier of the company entity.',
  minimum: 1,
  maximum: 2147483647,
  examples: [1001],
});
