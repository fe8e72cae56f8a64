import { Type, type Families, closed } from '@broadsheet/contract';
import { Citation } from '../citation.js';
import { getName } from '../reading/get-name.js';
import { getReport } from '../reading/report.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor, parseCursor, staleCursor, writeCursor } from '../sizing/cursor.js';
import { isData, ReportEdition, reportKeyField } from './fields.js';
import { fitOutline, fitSections } from './fit-sections.js';
import { readSections } from './read-sections.js';
import { fitRelated, RelatedReports } from './related-reports.js';
import { defineTool, type Tool } from './tool.js';

const name = 'get_sections';

const SectionPart = Type.Object(
  {
    section: Type.String({ description: 'Token of the section.' }),
    label: Type.String({ description: 'Its name for people.' }),
    hasData: Type.Boolean({ description: 'False where the report has no such section.' }),
    markdown: Type.Union([Type.String(), Type.Null()], {
      description:
        'The content as Markdown, with exact figures; null where there is none. The line over a table says what its amounts are counted in, unless a row or column says otherwise.',
    }),
    rows: Type.Optional(
      Type.Object(
        {
          from: Type.Integer({ description: 'First row here, from 0.' }),
          to: Type.Integer({ description: 'Row after the last one here.' }),
          total: Type.Integer({ description: 'How many rows the section has.' }),
        },
        {
          ...closed,
          description:
            'Which rows of tables, facts and lines of text these are: only where the section alone is larger than the budget.',
        },
      ),
    ),
    citation: Citation,
  },
  closed,
);

const OutlinedSection = Type.Object(
  {
    section: Type.String({ description: 'Token of the section.' }),
    holds: Type.String({ description: 'What it holds.' }),
    estimatedTokens: Type.Integer({
      description: 'About how many tokens it takes; 0 where the report does not have it.',
    }),
  },
  closed,
);

export const buildGetSections = (families: Families): Tool =>
  defineTool({
    name,
    title: 'Get sections of a report',
    description: `Gives sections of a report of a family that has sections, each with the citation to put beside every figure. Without sections it gives the outline: the sections with their sizes, and the related reports. Ask for the few that you need: the outline says what each holds and costs. A section without data says so; that is not an error. ${isData}`,
    input: Type.Object(
      {
        reportKey: reportKeyField(families, 'sections'),
        sections: Type.Optional(
          Type.Array(Type.String({ description: 'A section.', minLength: 1, maxLength: 64 }), {
            description: 'Which sections; the outline if left out.',
            minItems: 1,
            maxItems: 100,
          }),
        ),
        tokenBudget: TokenBudget,
        cursor: Cursor,
      },
      closed,
    ),
    output: Type.Object(
      {
        reportKey: Type.String({ description: 'The report.' }),
        edition: ReportEdition,
        sections: Type.Optional(
          Type.Array(SectionPart, { description: 'In the order asked for; large ones in parts.' }),
        ),
        outline: Type.Optional(
          Type.Array(OutlinedSection, { description: 'Only where no sections were asked for.' }),
        ),
        relatedReports: RelatedReports,
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    async run(reader, { reportKey, tokenBudget: budget = defaultBudget, cursor, sections }) {
      const key = getReport(families, reportKey, 'sections');
      const listing = { tool: name, query: { reportKey, sections: sections ?? null } };
      const [known, section = 0, row = 0] = parseCursor(cursor, listing) ?? [];
      const tokens = sections?.map((text) => getName(families, key, 'sections', text));
      const all = Object.keys(families.get(key.family).sections);
      const read = await readSections(reader, key, tokens ?? all);
      if (known !== undefined && known !== read.edition) throw staleCursor();
      const report = { reportKey: families.formatReportKey(key), edition: read.edition };
      const position = { section: Number(section), row: Number(row) };
      const { list, next } = sections
        ? fitSections(read, { position, frame: { ...report, sections: [] }, budget })
        : fitOutline(read, { position, frame: { ...report, outline: [] }, budget });
      const nextCursor = next && writeCursor(listing, [read.edition, next.section, next.row]);
      const given = { ...report, [sections ? 'sections' : 'outline']: list };
      // After the outline, there may be room for them.
      const isWhole = !sections && !next;
      const related = isWhole ? await fitRelated(reader, key, { frame: given, budget }) : {};
      const answer = { ...given, ...related };
      return { structured: measure(answer, { budget, items: list.length, nextCursor }) };
    },
  });
