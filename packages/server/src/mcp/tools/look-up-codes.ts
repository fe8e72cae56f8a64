import {
  classificationOperations,
  ClassificationVersion,
  mostCodes,
  Type,
  type ClassificationCodes,
  type ClassificationVersions,
  type ConvertedCodes,
  type Families,
  type ReportsByCode,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor } from '../sizing/cursor.js';
import { fitPage } from '../sizing/fit-page.js';
import { isData, OptionalCountry } from './fields.js';
import { defineTool, type Tool } from './tool.js';

const name = 'look_up_codes';
/** Of each classification. */
const mostFound = 10;

const LookedUp = Type.Object(
  {
    version: Type.String({ description: 'The classification.' }),
    code: Type.String({ description: 'The code.' }),
    title: Type.Union([Type.String(), Type.Null()], { description: 'Its title.' }),
    problem: Type.Optional(Type.String({ description: 'Why there is nothing.' })),
    hasReports: Type.Optional(
      Type.Boolean({ description: 'Whether there are reports of it or of a code below it.' }),
    ),
    targets: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Type.String(),
            title: Type.Union([Type.String(), Type.Null()]),
            match: Type.String({ description: '`exact` or `partial`.' }),
            derived: Type.Boolean({ description: 'Whether it leads through a third one.' }),
          },
          closed,
        ),
        { description: 'What it is in the classification of `convertTo`.' },
      ),
    ),
    reports: Type.Optional(
      Type.Array(
        Type.Object(
          {
            reportKey: Type.String({ description: 'Names the report in every other tool.' }),
            title: Type.String(),
            foundBy: Type.String({
              description:
                '`own` code, a code that it `covers`, the nearest `parent`, a code `below`, or a `concordance`.',
            }),
            foundCode: Type.String({ description: 'The code that led to it.' }),
          },
          closed,
        ),
        { description: 'Its reports, or the nearest ones.' },
      ),
    ),
  },
  closed,
);

const Input = Type.Object(
  {
    query: Type.Optional(
      Type.String({
        description: 'Words for a kind of business, such as `coffee shop`.',
        minLength: 1,
        maxLength: 200,
      }),
    ),
    version: Type.Optional(ClassificationVersion),
    codes: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9./-]{0,31}$' }), {
        description: 'Codes of `version`, in the place of a query.',
        minItems: 1,
        maxItems: mostCodes,
      }),
    ),
    convertTo: Type.Optional(
      Type.String({
        ...ClassificationVersion,
        description: 'Convert the codes to this classification, in the place of their reports.',
      }),
    ),
    country: OptionalCountry,
    tokenBudget: TokenBudget,
    cursor: Cursor,
  },
  closed,
);

export const buildLookUpCodes = (families: Families): Tool =>
  defineTool({
    name,
    title: 'Look up industry codes',
    description: `Finds codes of industry classifications (ANZSIC, NAICS, UK SIC, NACE, ISIC) by words, with \`query\`; or finds the reports of \`codes\` of a \`version\`, or with \`convertTo\` the matching codes of another classification. Use it when somebody gives a code, or asks for the code of a business. ${isData}`,
    input: Input,
    output: Type.Object(
      {
        codes: Type.Array(LookedUp, { description: 'By classification, best match first.' }),
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    async run(reader, { tokenBudget: budget = defaultBudget, cursor, ...query }) {
      const { items: codes, nextCursor } = await fitPage({
        listing: { tool: name, query },
        cursor,
        budget,
        frame: { codes: [] },
        fetchPage: async () => ({ items: await lookUp(reader, families, query) }),
      });
      return { structured: measure({ codes }, { budget, items: codes.length, nextCursor }) };
    },
  });

type CodesRequest = Omit<Static<typeof Input>, 'tokenBudget' | 'cursor'>;
type FoundCode = Static<typeof LookedUp>;

const { versions, codes: codesOf, reportsbycode, convert } = classificationOperations;

async function lookUp(
  reader: Reader,
  families: Families,
  request: CodesRequest,
): Promise<FoundCode[]> {
  const { query, version, codes, convertTo, country } = request;
  if (codes === undefined) {
    if (query !== undefined) return findByWords(reader, query, version);
    throw new Refusal('invalid_request', 'Give words as query, or codes and their version.');
  }
  if (version === undefined) {
    throw new Refusal('invalid_request', 'codes need the version they belong to: ANZSIC-2006.');
  }
  return convertTo === undefined
    ? findReports(reader, families, { version, codes, country })
    : convertCodes(reader, { From: version, To: convertTo, Codes: codes });
}

async function findByWords(
  reader: Reader,
  query: string,
  version: string | undefined,
): Promise<FoundCode[]> {
  const all = (await reader.callOwn(versions, {})) as unknown as ClassificationVersions;
  const names = version === undefined ? all.Versions.map(({ Version }) => Version) : [version];
  const found: FoundCode[] = [];
  for (const Version of names) {
    const body = { Version, Query: query, Limit: mostFound };
    const { Codes } = (await reader.callOwn(codesOf, body)) as unknown as ClassificationCodes;
    found.push(
      ...Codes.map(({ Code: code, Title: title, HasReports: hasReports }) => ({
        version: Version,
        code,
        title,
        hasReports,
      })),
    );
  }
  return found;
}

async function convertCodes(
  reader: Reader,
  body: { From: string; To: string; Codes: string[] },
): Promise<FoundCode[]> {
  const { From, Codes } = (await reader.callOwn(convert, body)) as unknown as ConvertedCodes;
  return Codes.map(({ Code, Title, Problem, Targets }) => ({
    version: From,
    code: Code,
    title: Title,
    ...(Problem !== undefined && { problem: Problem }),
    targets: Targets.map(({ Code: code, Title: title, Match: match, Derived: derived }) => ({
      code,
      title,
      match,
      derived,
    })),
  }));
}

async function findReports(
  reader: Reader,
  families: Families,
  { version, codes, country }: { version: string; codes: string[]; country: string | undefined },
): Promise<FoundCode[]> {
  const answer = (await reader.callOwn(reportsbycode, {
    Version: [version],
    ClassificationCode: codes,
    ...(country !== undefined && { Country: country }),
  })) as unknown as ReportsByCode;
  return answer.flatMap(({ ClassificationSystemVersion, ReportsByClassificationCode }) =>
    ReportsByClassificationCode.map((entry) => ({
      version: ClassificationSystemVersion,
      code: entry.ClassificationCode,
      title: entry.ClassificationTitle,
      ...(entry.Problem !== undefined && { problem: entry.Problem }),
      reports: entry.Reports.map((report) => writeReport(families, report)),
    })),
  );
}

type Report = ReportsByCode[number]['ReportsByClassificationCode'][number]['Reports'][number];

function writeReport(families: Families, report: Report) {
  const { ReportCollection: family, ReportCountry: country, Found: found } = report;
  const key = { family, country, code: report.ReportCode, language: report.ReportLanguage };
  return {
    reportKey: families.find(family) ? families.formatReportKey(key) : Object.values(key).join('/'),
    title: report.ReportTitle,
    foundBy: found.By,
    foundCode: `${found.Version} ${found.Code}`,
  };
}
