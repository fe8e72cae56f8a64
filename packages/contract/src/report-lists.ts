import type { Static, TProperties } from 'typebox';
import { Code, Country, EntityId, Language } from './fields.js';
import type { Operation } from './operation.js';
import { After, instant, Limit, Next, timeWritten } from './paging.js';
import { Type } from './type.js';

/** The lists of each family: which reports there are, and which were updated. */

export type UpdatedReportsRequest = Static<typeof UpdatedReportsRequest>;
export const UpdatedReportsRequest = Type.Object(
  {
    StartDate: instant('Reports updated at this time or later.'),
    EndDate: Type.Optional(instant('Reports updated before this time; until now if left out.')),
    Country: Type.Optional(Country),
    Language: Type.Optional(Language),
    Limit,
    After,
  },
  { $id: 'UpdatedReportsRequest', description: 'Which updates are wanted.' },
);

export type ReportListRequest = Static<typeof ReportListRequest>;
export const ReportListRequest = Type.Object(
  { Country, Language: Type.Optional(Language), Limit, After },
  { $id: 'ReportListRequest', description: 'Which reports are listed.' },
);

const Title = Type.String({ description: 'Title of the report.' });
const UpdatedAt = timeWritten('When what readers see of the report last changed.');
const PublishedAt = timeWritten('When the report was first published.');

const industryKeys = { Country, Code, Language, Title, UpdatedAt };
const companyKeys = { Country, EntityId, Language, Title, UpdatedAt };

const listOf = ($id: string, properties: TProperties, description: string) =>
  Type.Object(
    {
      Reports: Type.Array(
        Type.Object(properties, {
          $id: `${$id}Entry`,
          additionalProperties: false,
          description: 'One report of the list.',
        }),
        { description },
      ),
      Next,
    },
    { $id, additionalProperties: false, description: 'A page of a list of reports.' },
  );

const updatedOrder = 'Oldest update first. Empty where nothing was updated.';
const listOrder = 'In the order of their codes. Empty where there are none.';

export const UpdatedIndustryReports = listOf('UpdatedIndustryReports', industryKeys, updatedOrder);
export const UpdatedCompanyReports = listOf('UpdatedCompanyReports', companyKeys, updatedOrder);
export const IndustryReportList = listOf(
  'IndustryReportList',
  { ...industryKeys, PublishedAt },
  listOrder,
);
export const CompanyReportList = listOf(
  'CompanyReportList',
  { ...companyKeys, PublishedAt },
  listOrder,
);

const wine = {
  Country: 'AU',
  Code: '1214',
  Language: 'English',
  Title: 'Wine and Other Alcoholic Beverage Manufacturing',
  UpdatedAt: '2026-01-31T09:00:00.000Z',
};
const vineyards = {
  Country: 'AU',
  EntityId: 1001,
  Language: 'English',
  Title: 'Example Vineyards Limited',
  UpdatedAt: '2026-01-31T09:00:00.000Z',
};

const updated = {
  method: 'POST',
  access: 'token',
  summary: 'Recently updated reports',
  description:
    'Lists the reports that were updated in a span of time. Ask again with the time of the last call as `StartDate`: an update in between is never missed. Without a `Country`, what the client may read.',
  body: UpdatedReportsRequest,
  bodyExample: { StartDate: '2026-01-01', Country: 'AU' },
  problems: ['invalid_cursor'],
} satisfies Partial<Operation>;

const listed = {
  method: 'POST',
  access: 'token',
  summary: 'List the reports of a country',
  description: 'Lists the reports that are published, page by page.',
  body: ReportListRequest,
  bodyExample: { Country: 'AU', Limit: 50 },
  problems: ['invalid_cursor'],
} satisfies Partial<Operation>;

export const listUpdatedIndustryReports: Operation = {
  ...updated,
  id: 'listUpdatedIndustryReports',
  path: '/industry/v3/updatedreports',
  tag: 'industry',
  answers: {
    200: {
      description: 'The updated reports.',
      schema: UpdatedIndustryReports,
      example: { Reports: [wine] },
    },
  },
};

export const listIndustryReports: Operation = {
  ...listed,
  id: 'listIndustryReports',
  path: '/industry/v3/reportlist',
  tag: 'industry',
  answers: {
    200: {
      description: 'The reports.',
      schema: IndustryReportList,
      example: { Reports: [{ ...wine, PublishedAt: '2025-06-30T00:00:00.000Z' }] },
    },
  },
};

export const listUpdatedCompanyReports: Operation = {
  ...updated,
  id: 'listUpdatedCompanyReports',
  path: '/company/v3/updatedreports',
  tag: 'company',
  answers: {
    200: {
      description: 'The updated reports.',
      schema: UpdatedCompanyReports,
      example: { Reports: [vineyards] },
    },
  },
};

export const listCompanyReports: Operation = {
  ...listed,
  id: 'listCompanyReports',
  path: '/company/v3/reportlist',
  tag: 'company',
  answers: {
    200: {
      description: 'The reports.',
      schema: CompanyReportList,
      example: { Reports: [{ ...vineyards, PublishedAt: '2025-06-30T00:00:00.000Z' }] },
    },
  },
};
