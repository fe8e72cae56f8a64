import type {
  FamilyDefinition,
  FamilyOperations,
  KeyRequest,
  ReportKey,
  SectionsRequest,
} from '@broadsheet/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMissingReport, sendMissing } from '../answers/missing.js';
import {
  jsonContentType,
  sendReady,
  untilSent,
  whenKnown,
  type ReadyBytes,
} from '../answers/sending.js';
import { requireReport } from '../authentication/report-access.js';
import type { CurrentEditions, ReadyEdition } from '../editions/current-editions.js';
import type { StoredSections } from '../editions/stored-sections.js';
import type { AddRoute } from '../route.js';
import { writeReportHead } from './full-report.js';
import { createJoinSections, readVariants } from './join-sections.js';
import { createSectionTokens } from './section-tokens.js';

interface SectionServices {
  editions: CurrentEditions;
  writeKey: (key: ReportKey) => object;
}

/** Adds `sections` and `fullreport` of a family: stored bytes, joined. */
export function sectionRoutes(
  addRoute: AddRoute,
  definition: FamilyDefinition,
  operations: NonNullable<FamilyOperations['sections']>,
  { editions, writeKey }: SectionServices,
): void {
  const { findAll, refuse } = createSectionTokens(definition);
  const sections = createJoinSections(definition);
  const answer = createAnswer(editions);

  addRoute(operations.sections, (request, reply) => {
    const input = request.body as SectionsRequest;
    const key = requireReport(request.client, definition, input);
    const tokens = findAll(input.ReportSections);
    if (!tokens) throw refuse(input.ReportSections);
    const selection = { tokens, variants: readVariants(definition, input) };
    return answer(request, reply, key, (_edition, stored) => sections.join(selection, stored));
  });

  addRoute(operations.fullreport, (request, reply) => {
    const input = request.body as KeyRequest;
    const key = requireReport(request.client, definition, input);
    const variants = readVariants(definition, input);
    return answer(request, reply, key, (edition, stored) => {
      const writeEnds = () => writeReportHead(edition, writeKey(edition.key));
      return sections.joinFull({ variants, writeEnds }, stored);
    });
  });
}

type Join = (edition: ReadyEdition, stored: StoredSections) => ReadyBytes;

function createAnswer(editions: CurrentEditions) {
  return (request: FastifyRequest, reply: FastifyReply, key: ReportKey, join: Join): unknown => {
    const sending = whenKnown(editions.find(key, request.client), (edition) => {
      if (!edition?.sections) {
        const missing = findMissingReport(editions, request.client, key);
        return missing.then((what) => sendMissing(reply, what));
      }
      const bytes = join(edition, edition.sections);
      sendReady(request, reply, { contentType: jsonContentType, bytes, edition: edition.number });
    });
    return untilSent(reply, sending);
  };
}
