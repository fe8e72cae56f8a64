import type { ReportsByCode, ReportsByCodeRequest } from '@broadsheet/contract';
import type { ClassificationTree } from '@broadsheet/reports/classifications';
import type { FastifyRequest } from 'fastify';
import { listScopes } from '../authentication/list-scopes.js';
import { readFamilies } from '../authentication/read-families.js';
import { createCodedReports } from './coded-reports.js';
import { findReports, type FoundForCode } from './find-reports.js';
import { describeCode, getTree, readCodes, type RequestedCode } from './get-tree.js';
import type { ClassificationServices } from './services.js';

type Entry = ReportsByCode[number]['ReportsByClassificationCode'][number];

export async function answerReportsByCode(
  { store, families, getLibrary }: ClassificationServices,
  { body, client }: FastifyRequest,
): Promise<ReportsByCode> {
  const request = body as ReportsByCodeRequest;
  const { Country: country, Family } = request;
  const scopes = listScopes(client, {
    families: readFamilies(families, Family, '/Family'),
    isNamed: Family !== undefined,
    ...(country !== undefined && { country }),
  });
  const library = await getLibrary();
  const trees = request.Version.map((version, index) =>
    getTree(library, version, `/Version/${String(index)}`),
  );
  const reports = createCodedReports({ store, families, library, scopes, country });
  const answer: ReportsByCode = [];
  for (const tree of new Set(trees)) {
    const codes = readCodes(tree, request.ClassificationCode);
    const known = codes.flatMap(({ code }) => (code ? [{ tree, code }] : []));
    const found = await findReports(known, { reports, library });
    answer.push({
      ClassificationSystemVersion: tree.version,
      ReportsByClassificationCode: codes.map((each) =>
        writeEntry(tree, each, each.code ? (found.get(each.code) ?? []) : []),
      ),
    });
  }
  return answer;
}

function writeEntry(
  tree: ClassificationTree,
  request: RequestedCode,
  found: FoundForCode[],
): Entry {
  return {
    ClassificationCode: request.requested,
    ClassificationTitle: request.code?.Title ?? null,
    ClassificationTierNumber: request.code?.Level ?? null,
    ...describeCode(tree, request),
    Reports: found.map(writeReport).sort(compare),
  };
}

function writeReport({ report, by, version, code, isExact, way }: FoundForCode) {
  const { key, title, publishedAt } = report;
  return {
    ReportCountry: key.country,
    ReportCode: key.code,
    ReportTitle: title,
    ReportCollection: key.family,
    ReportLanguage: key.language,
    ReportDatePublished: new Date(publishedAt).toISOString().slice(0, 10),
    Found: {
      By: by,
      Version: version,
      Code: code,
      ...(isExact !== undefined && { Match: isExact ? ('exact' as const) : ('partial' as const) }),
      ...(way && { Way: way }),
    },
  };
}

type WrittenReport = ReturnType<typeof writeReport>;

const sorted = [
  ...(['ReportCountry', 'ReportCollection', 'ReportCode', 'ReportLanguage'] as const),
] as const;

function compare(a: WrittenReport, b: WrittenReport): number {
  for (const field of sorted) {
    if (a[field] !== b[field]) return a[field] < b[field] ? -1 : 1;
  }
  return 0;
}
