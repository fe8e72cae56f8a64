import {
  buildDownloadReport,
  type DownloadRequest,
  type Families,
  type FamilyDefinition,
  type KeyRequest,
} from '@broadsheet/contract';
import { decapitalise } from '@broadsheet/contract/words';
import { findMissingReport, sendMissing } from '../answers/missing.js';
import { untilSent, whenKnown } from '../answers/sending.js';
import { requireReport } from '../authentication/report-access.js';
import { sendReadyFile } from '../charts/send-file.js';
import type { Themes } from '../charts/themes.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { readVariants } from '../sections/join-sections.js';
import { createSectionTokens } from '../sections/section-tokens.js';
import { createDescribeFile, type FileSources } from './describe-file.js';
import type { ReportFiles } from './report-files.js';

interface DownloadServices extends FileSources {
  editions: CurrentEditions;
  files: ReportFiles;
  themes: Themes;
}

/** Adds the operation that answers a whole report as a file. */
export function downloadRoutes(addRoute: AddRoute, services: DownloadServices): void {
  const { families, editions, files, themes } = services;
  const describeFile = createDescribeFile(services);
  addRoute(buildDownloadReport(families), (request, reply) => {
    const input = request.body as DownloadRequest;
    const definition = getFamily(families, input.Family);
    const key = requireReport(request.client, definition, withCountry(definition, input));
    const tokens = readSections(definition, input.Sections);
    const theme = themes.get(input.Theme ?? themes.usual.name);
    const { Format: format, Paper: paper = 'A4' } = input;
    const variants = readVariants(definition, input);
    const sending = whenKnown(editions.find(key, request.client), (edition) => {
      if (!edition) {
        const missing = findMissingReport(editions, request.client, key);
        return missing.then((what) => sendMissing(reply, what));
      }
      const file = describeFile({ definition, edition, format, tokens, variants, theme, paper });
      if (!file) return sendMissing(reply, 'sections');
      return whenKnown(files.get(file), (ready) => {
        sendReadyFile(reply, ready, edition.number);
      });
    });
    return untilSent(reply, sending);
  });
}

function getFamily(families: Families, name: string): FamilyDefinition {
  const definition = families.find(name);
  if (definition) return definition;
  const detail = `Family is ${JSON.stringify(name)}; there are ${families.names.join(', ')}.`;
  throw new RequestProblem('invalid_request', detail, { errors: [{ pointer: '/Family', detail }] });
}

function withCountry(definition: FamilyDefinition, input: DownloadRequest): KeyRequest {
  const { Country = definition.key.onlyCountry } = input;
  if (Country !== undefined) return { ...input, Country };
  const detail = `Country is missing; ${decapitalise(definition.title)} are named by it.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: '/Country', detail }],
  });
}

/** Undefined if the request is for the whole report. */
function readSections(
  definition: FamilyDefinition,
  requested: string[] | undefined,
): string[] | undefined {
  if (!requested) return undefined;
  const { findAll, refuseAndList } = createSectionTokens(definition);
  const tokens = findAll(requested);
  if (!tokens) throw refuseAndList(requested, 'Sections');
  return tokens;
}
