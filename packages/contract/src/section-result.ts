import type { TSchema } from 'typebox';
import { sectionBodies, type SectionBody } from './section-bodies/section-bodies.js';
import { sections, sectionTokens, type SectionToken } from './sections.js';
import { Type } from './type.js';

/** The answer for each section: its label, and a body of its own form or null. */
type ResultByToken = {
  [Token in SectionToken]: {
    RequestedSection: (typeof sections)[Token]['label'];
    StatusCode: 200 | 404;
    Body: SectionBody<Token> | null;
  };
};

const resultId = (token: SectionToken) => `${sections[token].label.replaceAll(' ', '')}Section`;

function describeResult(token: SectionToken): TSchema {
  const { label } = sections[token];
  return Type.Object(
    {
      RequestedSection: Type.Literal(label, { description: `Always \`${label}\`.` }),
      StatusCode: Type.Enum([200, 404], {
        description: '200 when the section has data, 404 when it has none.',
      }),
      Body: Type.Union([sectionBodies[token], Type.Null()], {
        description: 'Section content; null when `StatusCode` is 404.',
      }),
    },
    {
      $id: resultId(token),
      additionalProperties: false,
      description: `The answer for the section \`${token}\`.`,
    },
  );
}

/** What answers each section, by its token. */
export const sectionResults = Object.fromEntries(
  sectionTokens.map((token) => [token, describeResult(token)]),
) as Record<SectionToken, TSchema>;

const mapping = Object.fromEntries(
  sectionTokens.map((token) => [sections[token].label, `#/components/schemas/${resultId(token)}`]),
);

export type SectionResult = ResultByToken[SectionToken];
/** One schema a section, so that a program knows the form of `Body` from the label. */
export const SectionResult = Type.Unsafe<SectionResult>({
  $id: 'SectionResult',
  description: 'The answer for one section: `RequestedSection` tells the form of `Body`.',
  oneOf: Object.values(sectionResults),
  discriminator: { propertyName: 'RequestedSection', mapping },
});
