import { Type } from 'typebox';
import { Language } from '../../fields.js';
import type { Operation } from '../../operation.js';
import { After, Limit, Next } from '../../paging.js';
import { decapitalise } from '../../words/decapitalise.js';
import type { FamilyDefinition } from '../family.js';
import {
  countryOf,
  exampleKey,
  variantProperties,
  writtenKeyProperties,
} from './key-properties.js';
import { pathOf } from './naming.js';
import { hasData } from './section-result.js';
import { sectionProblems, tokensOf, type KeyRequest } from './sections.js';

/** How many reports one call may name. */
export const maxNamedReports = 1000;
/** How many reports of an answer count as one request of a limit. */
export const reportsARequest = 100;

export type SectionRequest = KeyRequest & {
  ReportSection: string;
  Limit?: number;
  After?: string;
};

/** One section of many reports. Long because the description of an operation is: its fields, answers and examples. */
export function buildOneSection(definition: FamilyDefinition): Operation {
  const { name, typeName, example, title } = definition;
  const fields = definition.key.fields;
  const last = fields[fields.length - 1] ?? fields[0];
  const filters = Object.fromEntries(
    fields.slice(0, -1).map((field) => [field.name, Type.Optional(field.schema)]),
  );
  const [token = ''] = example.sections?.tokens ?? tokensOf(definition);
  const key = exampleKey(definition);
  return {
    id: `list${typeName}Section`,
    method: 'POST',
    path: pathOf(definition, 'section'),
    tag: name,
    summary: 'One section of many reports',
    description: `Returns one section of many ${decapitalise(title)}, in the order of \`reportlist\`. A page ends after \`Limit\` reports or about 8 MiB, and \`Next\` goes on. Every ${String(reportsARequest)} reports answered count as one request of a limit.`,
    access: 'token',
    charges: 'by what it answers',
    body: Type.Object(
      {
        Country: countryOf(definition),
        ...filters,
        Language: Type.Optional(
          Type.String({ ...Language, description: 'Only reports in this language.' }),
        ),
        ReportSection: Type.String({
          description: 'A section token.',
          examples: tokensOf(definition),
        }),
        [last.plural]: Type.Optional(
          Type.Array(last.schema, {
            description:
              'Only these; those without a report are named in `Missing`. If left out: every report of the country that the client may read.',
            minItems: 1,
            maxItems: maxNamedReports,
          }),
        ),
        ...variantProperties(definition),
        Limit,
        After,
      },
      {
        $id: `${typeName}SectionRequest`,
        description: 'A section, and the reports to read it from.',
      },
    ),
    bodyExample: {
      Country: example.Country,
      ReportSection: token,
      [last.plural]: [example.key[last.name]],
    },
    answers: {
      200: {
        description: 'The section of each report.',
        schema: Type.Object(
          {
            ReportSection: Type.String({ description: 'The section token.' }),
            Reports: Type.Array(
              Type.Object(
                {
                  ...writtenKeyProperties(definition),
                  StatusCode: Type.Enum([200, 404], {
                    description: '200 when the section has data, 404 when it has none.',
                  }),
                  Body: Type.Union([Type.Object({}), Type.Null()], {
                    description: `As \`sections\` answers it; null when \`StatusCode\` is 404.`,
                  }),
                },
                { additionalProperties: false },
              ),
              { description: 'In the order of their codes.' },
            ),
            Missing: Type.Optional(
              Type.Array(last.schema, {
                description: `On the first page: the \`${last.plural}\` without a report.`,
              }),
            ),
            Next,
          },
          {
            $id: `${typeName}SectionPage`,
            additionalProperties: false,
            description: 'One section of several reports.',
          },
        ),
        readyToSend: true,
        example: {
          ReportSection: token,
          Reports: [{ ...key, StatusCode: 200, Body: exampleBody(definition) }],
        },
      },
    },
    problems: [...sectionProblems(definition), 'invalid_cursor'],
  };
}

const exampleBody = ({ example }: FamilyDefinition): object =>
  example.sections?.results.find(hasData)?.Body ?? {};
