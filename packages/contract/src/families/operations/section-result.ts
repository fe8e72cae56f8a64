import { Type, type TSchema } from 'typebox';
import type { FamilyDefinition, SectionDefinition } from '../family.js';
import { nameInIds } from './naming.js';

/** The answer for one section: its label, and a body of its own form or null. */
export interface SectionResult {
  RequestedSection: string;
  StatusCode: 200 | 404;
  Body: Record<string, unknown> | null;
}

/** One schema per section, so that a program knows the form of `Body` from the label. */
export function buildSectionResult(definition: FamilyDefinition): TSchema {
  const prefix = nameInIds(definition, 'sections');
  const idOf = ({ label }: SectionDefinition) => `${prefix}${label.replaceAll(' ', '')}Section`;
  const sections = Object.entries(definition.sections);
  const mapping = Object.fromEntries(
    sections.map(([, section]) => [section.label, `#/components/schemas/${idOf(section)}`]),
  );
  return Type.Unsafe<SectionResult>({
    $id: `${prefix}SectionResult`,
    description: 'The answer for one section: `RequestedSection` decides the form of `Body`.',
    oneOf: sections.map(([token, section]) => describeResult(idOf(section), token, section)),
    discriminator: { propertyName: 'RequestedSection', mapping },
  });
}

function describeResult($id: string, token: string, { label, body }: SectionDefinition): TSchema {
  return Type.Object(
    {
      RequestedSection: Type.Literal(label, { description: `Always \`${label}\`.` }),
      StatusCode: Type.Enum([200, 404], {
        description: '200 when the section has data, 404 when it has none.',
      }),
      Body: Type.Union([body, Type.Null()], {
        description: 'Section content; null when `StatusCode` is 404.',
      }),
    },
    {
      $id,
      additionalProperties: false,
      description: `The answer for the section \`${token}\`.`,
    },
  );
}

/** The label of a result in an example. */
export const hasData = (result: object): result is { Body: object } =>
  'Body' in result && result.Body !== null;
