import { Type, type TSchema } from 'typebox';
import type { Operation } from '../../operation.js';
import type { FamilyDefinition } from '../family.js';
import {
  exampleKey,
  keyProperties,
  variantProperties,
  writtenKeyProperties,
} from './key-properties.js';
import { pathOf } from './naming.js';
import {
  examplePublishedAt,
  exampleUpdatedAt,
  PublishedAt,
  Title,
  UpdatedAt,
} from './report-lists.js';
import { hasData } from './section-result.js';

/**
 * Everything of one report. Long because the description of an operation is: its fields, answers
 * and examples.
 */
export function buildFullReport(definition: FamilyDefinition, result: TSchema): Operation {
  const { name, typeName, oneReport, example, charts } = definition;
  const report = Type.Object(
    {
      ...writtenKeyProperties(definition),
      Title,
      Edition: Type.Integer({ description: 'Number of the edition.' }),
      PublishedAt,
      UpdatedAt,
    },
    {
      $id: `${typeName}ReportHead`,
      additionalProperties: false,
      description: 'Which report it is.',
    },
  );
  const hasCharts = Object.keys(charts).length > 0;
  const schema = Type.Object(
    {
      Report: report,
      Sections: Type.Array(result, {
        description: 'Every section that has data, always in the same order.',
      }),
      ...(hasCharts && { Images: Type.Optional(imagesOf(definition)) }),
    },
    {
      $id: `${typeName}FullReport`,
      additionalProperties: false,
      description: 'A whole report.',
    },
  );
  const head = {
    ...exampleKey(definition),
    Title: example.Title,
    Edition: 2,
    PublishedAt: examplePublishedAt,
    UpdatedAt: exampleUpdatedAt,
  };
  return {
    id: `get${typeName}FullReport`,
    method: 'POST',
    path: pathOf(definition, 'fullreport'),
    tag: name,
    summary: `The whole of ${oneReport}`,
    description: `Returns every section that has data${hasCharts ? ', and the list of images' : ''}. It is as quick as asking for all sections by name.`,
    access: 'token',
    body: Type.Object(
      { ...keyProperties(definition), ...variantProperties(definition) },
      { $id: `${typeName}FullReportRequest`, description: 'The report wanted.' },
    ),
    bodyExample: exampleKey(definition),
    answers: {
      200: {
        description: 'The report. The header `Broadsheet-Edition` has the number of the edition.',
        headers: ['Broadsheet-Edition'],
        schema,
        readyToSend: true,
        example: {
          Report: head,
          Sections: (example.sections?.results ?? []).filter(hasData),
        },
      },
      204: {
        description:
          'There is no such report in that language. The header `Broadsheet-Missing` says what is missing: `report` or `language`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: definition.key.onlyCountry === undefined ? [] : ['country_not_covered'],
  };
}

function imagesOf({ name, charts }: FamilyDefinition) {
  return Type.Array(
    Type.Object(
      {
        Name: Type.String({ description: 'Chart type identifier.', enum: Object.keys(charts) }),
        URL: Type.String({
          description: `Relative path with query string; the image is fetched by POST from \`/${name}/v3\` followed by it.`,
        }),
      },
      { additionalProperties: false },
    ),
    { description: 'The images of the report, as the images operation lists them.' },
  );
}
