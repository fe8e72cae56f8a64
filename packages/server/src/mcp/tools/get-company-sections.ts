import { formatReportKey, sectionTokens, type SectionToken, Type } from '@broadsheet/contract';
import { Citation } from '../citation.js';
import { getReport } from '../reading/report.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor, parseCursor, staleCursor, writeCursor } from '../sizing/cursor.js';
import { fitOutline, fitSections, readSections } from './company-sections.js';
import { CompanyKey, isData, ReportEdition } from './fields.js';
import { closed, defineTool } from './tool.js';

const name = 'get_company_sections';

const SectionPart = Type.Object(
  {
    section: Type.String({ description: 'Token of the section.' }),
    label: Type.String({ description: 'Its name for people.' }),
    hasData: Type.Boolean({ description: 'False where the report has no such section.' }),
    body: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
      description: 'The content; null where there is none. Amounts are in Currency and Unit.',
    }),
    rows: Type.Optional(
      Type.Object(
        {
          from: Type.Integer({ description: 'First row here, from 0.' }),
          to: Type.Integer({ description: 'Row after the last one here.' }),
          total: Type.Integer({ description: 'How many rows the section has.' }),
        },
        { ...closed, description: 'Only where the section alone is larger than the budget.' },
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

export const getCompanySectionsTool = defineTool({
  name,
  title: 'Get sections of a company report',
  description: `Gives sections of an Australian company report, each with the citation to put beside every figure. Without sections it gives the outline: which there are and how large each is. Ask for the few you need: financials (statements of up to five years), financialratios, financialgrowth, operatingdivisions, industriesofoperation (market shares and competitors), swot, history, brands, keypersonnel, shareholders and subsidiaries are the large ones; title, abn, rank, topindustry, companytype and the like take a few tokens each. A section without data says so; that is not an error. ${isData}`,
  input: Type.Object(
    {
      reportKey: CompanyKey,
      sections: Type.Optional(
        Type.Array(Type.String({ description: 'A section.', enum: sectionTokens }), {
          description: 'Which sections; the outline if left out.',
          minItems: 1,
          maxItems: sectionTokens.length,
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
      size: Size,
      nextCursor: NextCursor,
    },
    closed,
  ),
  async run(reader, { reportKey, tokenBudget: budget = defaultBudget, cursor, sections }) {
    const key = getReport(reportKey, 'company');
    const listing = { tool: name, query: { reportKey, sections: sections ?? null } };
    const [known, section = 0, row = 0] = parseCursor(cursor, listing) ?? [];
    const read = await readSections(
      reader,
      key,
      (sections as SectionToken[] | undefined) ?? sectionTokens,
    );
    if (known !== undefined && known !== read.edition) throw staleCursor();
    const report = { reportKey: formatReportKey(key), edition: read.edition };
    const place = { section: Number(section), row: Number(row) };
    const { list, next } = sections
      ? fitSections(read, { place, frame: { ...report, sections: [] }, budget })
      : fitOutline(read, { place, frame: { ...report, outline: [] }, budget });
    const nextCursor = next && writeCursor(listing, [read.edition, next.section, next.row]);
    const answer = { ...report, [sections ? 'sections' : 'outline']: list };
    return { structured: measure(answer, { budget, items: list.length, nextCursor }) };
  },
});
