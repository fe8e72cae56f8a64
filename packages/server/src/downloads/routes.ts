import {
  buildDownloadReport,
  downloadFormats,
  type DownloadRequest,
  type Families,
  type FamilyDefinition,
  type ReportKey,
} from '@broadsheet/contract';
import { lookupOf } from '@broadsheet/store';
import { findMissingReport, sendMissing } from '../answers/missing.js';
import { requireEntitlement } from '../authentication/entitlement.js';
import type { Themes } from '../charts/themes.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import { RequestProblem } from '../problem.js';
import { readReportKey } from '../requests/report-key-input.js';
import type { AddRoute } from '../route.js';
import { readVariants } from '../sections/join-sections.js';
import { createSectionTokens } from '../sections/section-tokens.js';
import { writeContentDisposition } from './content-disposition.js';
import type { ReportFiles } from './report-files.js';
import { createWantedFiles, type FileSources } from './wanted-file.js';

interface DownloadServices extends FileSources {
  editions: CurrentEditions;
  files: ReportFiles;
  themes: Themes;
}

/** Adds the operation that answers a whole report as a file. */
export function downloadRoutes(addRoute: AddRoute, services: DownloadServices): void {
  const { families, editions, files, themes } = services;
  const buildWanted = createWantedFiles(services);
  addRoute(buildDownloadReport(families), async (request, reply) => {
    const input = request.body as DownloadRequest;
    const definition = getFamily(families, input.Family);
    const key = readKey(definition, input);
    requireEntitlement(request.client, key);
    const tokens = readSections(definition, input.Sections);
    const theme = themes.get(input.Theme);
    const edition = await editions.find(lookupOf(key), request.client);
    if (!edition) return sendMissing(reply, await findMissingReport(editions, request.client, key));
    const { Format: format, Paper: paper = 'A4' } = input;
    const variants = readVariants(definition, input);
    const wanted = buildWanted({ definition, edition, format, tokens, variants, theme, paper });
    if (!wanted) return sendMissing(reply, 'sections');
    const { sha256, bytes } = await files.get(wanted);
    const { contentType, extension } = downloadFormats[format];
    const { title, key: named, number } = edition;
    const reportKey = families.formatReportKey(named);
    const place = [named.country, ...named.code.split('/')].join(' ');
    return reply
      .header('content-type', contentType)
      .header(
        'content-disposition',
        writeContentDisposition({ title, reportKey, place, extension }),
      )
      .header('etag', `"${sha256}"`)
      .header('broadsheet-edition', number)
      .send(bytes);
  });
}

function getFamily(families: Families, name: string): FamilyDefinition {
  const definition = families.find(name);
  if (definition) return definition;
  const detail = `Family is ${JSON.stringify(name)}; there are ${families.names.join(', ')}.`;
  throw new RequestProblem('invalid_request', detail, { errors: [{ pointer: '/Family', detail }] });
}

function readKey(definition: FamilyDefinition, input: DownloadRequest): ReportKey {
  const country = input.Country ?? definition.key.onlyCountry;
  if (country !== undefined) return readReportKey(definition, { ...input, Country: country });
  const detail = `Country is missing; ${definition.title.toLowerCase()} are named by it.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: '/Country', detail }],
  });
}

/** Undefined where the whole report is wanted. */
function readSections(
  definition: FamilyDefinition,
  asked: string[] | undefined,
): string[] | undefined {
  if (!asked) return undefined;
  const { findAll, refuseAndList } = createSectionTokens(definition);
  const tokens = findAll(asked);
  if (!tokens) throw refuseAndList(asked, 'Sections');
  return tokens;
}
