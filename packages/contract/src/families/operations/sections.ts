import { Type, type TSchema } from 'typebox';
import type { Operation } from '../../operation.js';
import type { ProblemCode } from '../../problems/problems.js';
import type { FamilyDefinition } from '../family.js';
import { exampleKey, keyProperties, variantProperties } from './key-properties.js';
import { nameInIds, pathOf } from './naming.js';
import type { SectionResult } from './section-result.js';

/** More than every section several times over; a longer list is a mistake or an attack. */
export const maxReportSections = 1000;

/** The key of a report in a request; its key fields are those of the family. */
export type KeyRequest = Record<string, unknown> & { Country: string; Language?: string };

export type SectionsRequest = KeyRequest & { ReportSections: string[] };

export interface SectionsResponse {
  Sections: SectionResult[];
}

export const sectionProblems = ({ key }: FamilyDefinition): ProblemCode[] =>
  key.onlyCountry === undefined ? ['unknown_section'] : ['country_not_covered', 'unknown_section'];

export const tokensOf = ({ sections }: FamilyDefinition) => Object.keys(sections);

/** Several sections of one report. */
export function buildSections(definition: FamilyDefinition, result: TSchema): Operation {
  const { name, oneReport, example } = definition;
  const prefix = nameInIds(definition, 'sections');
  const body = Type.Object(
    {
      ...keyProperties(definition),
      ReportSections: Type.Array(
        Type.String({ description: 'A section token.', examples: tokensOf(definition) }),
        {
          description: 'The sections wanted; each distinct one is answered once, in this order.',
          minItems: 1,
          maxItems: maxReportSections,
        },
      ),
      ...variantProperties(definition),
    },
    { $id: `${prefix}SectionsRequest`, description: `Sections of ${oneReport}.` },
  );
  const schema = Type.Object(
    {
      Sections: Type.Array(result, {
        description: 'One result for each distinct section asked for, in the order first asked.',
      }),
    },
    {
      $id: `${prefix}SectionsResponse`,
      additionalProperties: false,
      description: 'The sections asked for.',
    },
  );
  const { tokens = [], results = [] } = example.sections ?? {};
  return {
    id: `get${prefix}Sections`,
    method: 'POST',
    path: pathOf(definition, 'sections'),
    tag: name,
    summary: `Several sections of ${oneReport}`,
    description: `Returns several named sections of ${oneReport} in one request. Each result carries its own status.`,
    access: 'token',
    body,
    bodyExample: { ...exampleKey(definition), ReportSections: tokens },
    answers: {
      200: {
        description:
          'One result for each distinct section asked for, in the order first asked. The header `Broadsheet-Edition` has the number of the edition.',
        headers: ['Broadsheet-Edition'],
        schema,
        readyToSend: true,
        example: { Sections: results },
      },
      204: {
        description:
          'There is no such report in that language. The header `Broadsheet-Missing` says what is missing: `report` or `language`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: sectionProblems(definition),
  };
}
