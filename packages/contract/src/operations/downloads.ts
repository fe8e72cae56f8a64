import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import type { Families } from '../families/families.js';
import { Theme } from '../families/operations/charts.js';
import { exampleKey, variantProperties } from '../families/operations/key-properties.js';
import { Country, LanguageOrDefault } from '../fields.js';
import { fileFormats } from '../file-formats.js';
import type { Answer, Operation } from '../operation.js';
import { FamilyName } from './changes.js';

interface DownloadForm {
  contentType: string;
  extension: string;
  /** Whether theme and paper size change it. */
  isDesigned: boolean;
  about: string;
}

const forms = {
  pdf: {
    ...fileFormats.pdf,
    isDesigned: true,
    about: 'pages to read and print, tagged for screen readers (PDF/UA-1)',
  },
  xlsx: {
    ...fileFormats.xlsx,
    isDesigned: false,
    about: 'a workbook with a sheet for each section, real numbers, formulas and native charts',
  },
  csv: {
    ...fileFormats.zip,
    isDesigned: false,
    about: 'a ZIP with a CSV file for each table, described by `datapackage.json` (Frictionless)',
  },
  json: {
    ...fileFormats.json,
    isDesigned: false,
    about: 'the full report, as the operation `fullreport` answers it',
  },
  md: {
    ...fileFormats.md,
    isDesigned: false,
    about: 'Markdown with tables',
  },
} satisfies Record<string, DownloadForm>;

export type DownloadFormat = keyof typeof forms;
/** The formats in which a whole report can be downloaded. */
export const downloadFormats: Readonly<Record<DownloadFormat, DownloadForm>> = forms;
export const downloadFormatNames = Object.keys(downloadFormats) as DownloadFormat[];

export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

const OwnDownloadFields = {
  Format: Type.Unsafe<DownloadFormat>({
    type: 'string',
    description: `What the file is. ${downloadFormatNames.map((name) => `\`${name}\`: ${downloadFormats[name].about}`).join('; ')}.`,
    enum: downloadFormatNames,
  }),
  Sections: Type.Optional(
    Type.Array(Type.String({ description: 'Token of a section, in any letter case.' }), {
      description: 'Only these sections and their charts; the whole report if left out.',
      minItems: 1,
      maxItems: 1000,
    }),
  ),
  Theme: Type.Optional(Theme),
  Paper: Type.Optional(
    Type.Unsafe<Paper>({
      type: 'string',
      description: 'Size of the pages of a PDF; `A4` unless said otherwise.',
      enum: [...papers],
    }),
  ),
};

/** Besides these fields, a request has the key fields of its family. */
export type DownloadRequest = Record<string, unknown> & {
  Family: string;
  Country?: string;
  Language?: string;
} & Static<typeof DownloadFields>;

const DownloadFields = Type.Object(OwnDownloadFields);

/** The operation that answers a whole report as a file. Its request has the key fields of all families. */
export function buildDownloadReport(families: Families): Operation {
  const [example] = families.list;
  if (!example) throw new Error('there is no family to download reports of');
  return {
    id: 'downloadReport',
    method: 'POST',
    path: '/downloads/v3/report',
    tag: 'downloads',
    summary: 'Download a report as a file',
    description:
      'Returns a report of any family as one file. It is made when it is first asked for and kept until the report changes: the same content gives the same bytes. `Content-Disposition` suggests a file name in the language of the report, `ETag` names the content. One download counts as one request.',
    access: 'token',
    body: buildRequest(families),
    bodyExample: { Family: example.name, ...exampleKey(example), Format: 'pdf' },
    answers: {
      200: {
        description:
          'The file. The header `Broadsheet-Edition` has the number of the edition it was made from.',
        headers: ['Broadsheet-Edition'],
        ...describeFiles(),
      },
      204: {
        description:
          'There is no such report in that language, or it has none of these sections. The header `Broadsheet-Missing` says what is missing: `report`, `language` or `sections`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: ['country_not_covered', 'unknown_section', 'unknown_theme'],
  };
}

/** The answer in the first format, with the other formats as its alternatives. */
function describeFiles(): Pick<Answer, 'contentType' | 'schema' | 'example' | 'alternatives'> {
  const types = Object.values(downloadFormats).map(({ contentType }) => contentType);
  const [first = '', ...others] = types;
  return {
    contentType: first,
    ...describeFile(first),
    alternatives: Object.fromEntries(others.map((type) => [type, describeFile(type)])),
  };
}

function describeFile(contentType: string): { schema: TSchema; example: unknown } {
  return contentType === downloadFormats.json.contentType
    ? {
        schema: Type.Object({}, { description: 'The answer of `fullreport`.' }),
        example: { Report: {}, Sections: [] },
      }
    : { schema: Type.String({ description: 'The bytes of the file.' }), example: '…' };
}

function buildRequest(families: Families): TSchema {
  return Type.Object(
    {
      Family: FamilyName,
      Country: Type.Optional(Country),
      ...keyFieldsOf(families),
      Language: LanguageOrDefault,
      ...OwnDownloadFields,
      ...Object.assign({}, ...families.list.map(variantProperties)),
    },
    {
      $id: 'DownloadRequest',
      description: 'The report, by the fields that name it in its family, and what file is wanted.',
    },
  );
}

/**
 * A field that differs between families may have any of their forms; the family's own is checked
 * later.
 */
function keyFieldsOf({ list }: Families): TProperties {
  const forms = new Map<string, TSchema[]>();
  for (const { name, schema } of list.flatMap(({ key }) => key.fields)) {
    const known = forms.get(name) ?? [];
    if (!known.includes(schema)) forms.set(name, [...known, schema]);
  }
  return Object.fromEntries(
    [...forms].map(([name, schemas]) => [name, Type.Optional(joinForms(schemas))]),
  );
}

function joinForms([first, ...others]: TSchema[]): TSchema {
  if (!first || others.length === 0) return first ?? Type.Unknown();
  const descriptions = [first, ...others].map(
    ({ description = '' }: { description?: string }) => description,
  );
  return Type.Union([first, ...others], { description: descriptions.join(' Or: ') });
}
