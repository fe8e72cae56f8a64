import {
  findInstant,
  instant,
  Type,
  type ChangeEvent,
  type Families,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import type { Reader, UpdatedReport, UpdatedReports } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { noSuchReport } from '../reading/report.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor } from '../sizing/cursor.js';
import { fitPage } from '../sizing/fit-page.js';
import { isData, OptionalCountry, optionalFamily, OptionalLanguage } from './fields.js';
import { defineTool, type Tool } from './tool.js';

const name = 'list_changes';
const pageSize = 50;
const eventsAtOnce = 200;

const UpdatedReport = Type.Object(
  {
    reportKey: Type.String({ description: 'The report.' }),
    title: Type.String({ description: 'Its title, or the name of the company.' }),
    updatedAt: Type.String({ description: 'When its content last changed, ISO 8601.' }),
  },
  closed,
);

const ReportEvent = Type.Object(
  {
    kind: Type.String({
      description:
        '`published`: a new edition. `withdrawn`: the report is gone. `refreshed`: figures that depend on other reports changed, such as a rank.',
    }),
    edition: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Number of the edition; null for a withdrawal.',
    }),
    at: Type.String({ description: 'When, ISO 8601.' }),
    changed: Type.Array(Type.String(), { description: 'Charts or sections that changed.' }),
  },
  closed,
);

const buildInput = (families: Families) =>
  Type.Object(
    {
      since: instant('Changes at this time or later.'),
      reportKey: Type.Optional(
        Type.String({
          description: 'Only this report: what changed in it, edition by edition.',
          maxLength: 200,
        }),
      ),
      family: optionalFamily(families),
      country: OptionalCountry,
      language: OptionalLanguage,
      tokenBudget: TokenBudget,
      cursor: Cursor,
    },
    closed,
  );

export const buildListChanges = (families: Families): Tool =>
  defineTool({
    name,
    title: 'What changed since a date',
    description: `Lists the reports that changed since a date, family by family, the oldest change first in each. With a reportKey it lists what changed in that report instead: its editions since then and which charts or sections differ, withdrawals included. Use it before you rely on figures that were read earlier. ${isData}`,
    input: buildInput(families),
    output: Type.Object(
      {
        since: Type.String({ description: 'The date asked about.' }),
        reports: Type.Optional(
          Type.Array(UpdatedReport, {
            description: 'Reports that changed and are still published.',
          }),
        ),
        events: Type.Optional(
          Type.Array(ReportEvent, { description: 'What happened to the one report asked about.' }),
        ),
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    run: (reader, input) =>
      input.reportKey === undefined
        ? listUpdated(reader, input)
        : listEvents(reader, input, input.reportKey),
  });

type ChangesRequest = Static<ReturnType<typeof buildInput>>;

async function listUpdated(reader: Reader, input: ChangesRequest) {
  const { tokenBudget: budget = defaultBudget, cursor, ...query } = input;
  const { since } = query;
  parseSince(since);
  const requestedFamilies = query.family === undefined ? reader.families.names : [query.family];
  const { items: reports, nextCursor } = await fitPage({
    listing: { tool: name, query },
    cursor,
    budget,
    frame: { since, reports: [] },
    fetchPage: async (position) => {
      const { family, after } = parsePosition(position, requestedFamilies);
      const page = await readUpdated(reader, family, query, after);
      const following = requestedFamilies[requestedFamilies.indexOf(family) + 1];
      return {
        items: page.reports.map((report) => writeUpdated(reader.families, report)),
        next:
          page.next !== undefined
            ? `${family}:${page.next}`
            : following !== undefined
              ? `${following}:`
              : undefined,
      };
    },
  });
  const answer = { since, reports };
  return { structured: measure(answer, { budget, items: reports.length, nextCursor }) };
}

/** Families are listed one after the other: a position is a family and the position in its list. */
function parsePosition(position: string | undefined, requestedFamilies: readonly string[]) {
  const [name = requestedFamilies[0], after] = position?.split(':') ?? [];
  const family = requestedFamilies.find((known) => known === name) ?? requestedFamilies[0] ?? '';
  return { family, after: after === '' ? undefined : after };
}

async function readUpdated(
  reader: Reader,
  family: string,
  { since, country, language, family: named }: ChangesRequest,
  after: string | undefined,
): Promise<UpdatedReports> {
  const request = {
    StartDate: since,
    ...(country !== undefined && { Country: country }),
    ...(language !== undefined && { Language: language }),
    ...(after !== undefined && { After: after }),
    Limit: pageSize,
  };
  return reader.listUpdated(family, request).catch((error: unknown) => {
    // If no family is named, the answer is limited to families that the client may read.
    const skipped =
      named === undefined && error instanceof Refusal && error.code === 'not_entitled';
    if (skipped) return { reports: [] };
    throw error;
  });
}

function writeUpdated(families: Families, { key, title, updatedAt }: UpdatedReport) {
  return { reportKey: families.formatReportKey(key), title, updatedAt };
}

async function listEvents(reader: Reader, input: ChangesRequest, reportKey: string) {
  const { tokenBudget: budget = defaultBudget, cursor, ...query } = input;
  const { since } = query;
  const { families } = reader;
  const key = families.findReportKey(reportKey);
  if (!key) {
    throw new Refusal(
      'invalid_report_key',
      `reportKey is ${JSON.stringify(reportKey)}; it must be like ${families
        .exampleKeys()
        .map((example) => `"${example}"`)
        .join(' or ')}. search_reports finds it.`,
    );
  }
  const from = parseSince(since);
  const { items: events, nextCursor } = await fitPage({
    listing: { tool: name, query },
    cursor,
    budget,
    frame: { since, events: [] },
    fetchPage: async (after) => {
      const page = await reader.listChanges({
        Key: families.formatReportKey(key),
        ...(after !== undefined && { After: after }),
        Limit: eventsAtOnce,
      });
      // Every report has been published once, also one that is withdrawn.
      if (after === undefined && page.Events.length === 0) throw noSuchReport(families, key);
      const recent = page.Events.filter(({ At }) => Date.parse(At) >= from);
      // The feed never ends: a page that is not full is the last one for now.
      const isLast = page.Events.length < eventsAtOnce;
      return { items: recent.map(writeEvent), next: isLast ? undefined : page.Next };
    },
  });
  const answer = { since, events };
  return { structured: measure(answer, { budget, items: events.length, nextCursor }) };
}

function parseSince(since: string): number {
  const from = findInstant(since);
  if (from !== undefined) return from;
  throw new Refusal('invalid_request', `since is ${JSON.stringify(since)}; there is no such day.`);
}

function writeEvent({ Kind, Edition, At, Changed }: ChangeEvent) {
  return { kind: Kind, edition: Edition, at: At, changed: Changed.map(({ Name }) => Name) };
}
