import type {
  FamilyDefinition,
  FamilyOperations,
  KeyRequest,
  SectionsRequest,
} from '@broadsheet/contract';
import { findMissingReport } from '../answers/missing.js';
import { requireEntitlement } from '../authentication/entitlement.js';
import {
  wantReport,
  type CurrentEditions,
  type ReadyEdition,
} from '../editions/current-editions.js';
import { isEqual } from '../ready/joinable.js';
import { createPiece } from '../ready/pieces.js';
import { readyJson, whenKnown, type AddReadyRoute } from '../ready/ready-route.js';
import { readReportKey } from '../requests/report-key-input.js';
import { writeReportHead } from './full-report.js';
import { createJoinSections, readVariants } from './join-sections.js';
import { createSectionTokens, type SectionTokens } from './section-tokens.js';

interface SectionServices {
  editions: CurrentEditions;
  writeKey: (key: ReadyEdition['key']) => object;
}

/** Adds `sections` and `fullreport` of a family: stored bytes, joined. */
export function sectionRoutes(
  addReadyRoute: AddReadyRoute,
  definition: FamilyDefinition,
  operations: NonNullable<FamilyOperations['sections']>,
  { editions, writeKey }: SectionServices,
): void {
  const tokensOf = createSectionTokens(definition);
  const findTokens = rememberTokens(tokensOf);
  const sections = createJoinSections(definition);
  addReadyRoute(operations.sections, {
    understand(input: SectionsRequest) {
      const key = readReportKey(definition, input);
      const asked = input.ReportSections;
      // Undefined if a section is unknown. Only clients that may read the report are told so.
      const tokens = findTokens(asked);
      return { tokens, asked, variants: readVariants(definition, input), ...wantReport(key) };
    },
    find({ tokens, asked, variants, key, lookup }, { client, acceptsGzip }) {
      requireEntitlement(client, key);
      if (!tokens) throw tokensOf.refuse(asked);
      return whenKnown(editions.find(lookup), (edition) => {
        if (!edition?.sections) return undefined;
        const bytes = sections.join({ tokens, variants }, edition.sections, acceptsGzip);
        return readyJson(bytes, acceptsGzip, edition.number);
      });
    },
    findMissing: ({ key }, { client }) => findMissingReport(editions, client, key),
  });

  addReadyRoute(operations.fullreport, {
    understand: (input: KeyRequest) => ({
      variants: readVariants(definition, input),
      ...wantReport(readReportKey(definition, input)),
    }),
    find({ variants, key, lookup }, { client, acceptsGzip }) {
      requireEntitlement(client, key);
      return whenKnown(editions.find(lookup), (edition) => {
        if (!edition?.sections) return undefined;
        edition.ends ??= buildEnds(edition, writeKey);
        const bytes = sections.joinFull(
          { variants, ...edition.ends },
          edition.sections,
          acceptsGzip,
        );
        return readyJson(bytes, acceptsGzip, edition.number);
      });
    },
    findMissing: ({ key }, { client }) => findMissingReport(editions, client, key),
  });
}

function buildEnds(edition: ReadyEdition, writeKey: SectionServices['writeKey']) {
  const { head, tail } = writeReportHead(edition, writeKey(edition.key));
  return { head: createPiece(head), tail: createPiece(tail) };
}

/**
 * Caches the last result: a program that fetches many reports asks for the same sections of each.
 */
function rememberTokens({ findAll }: SectionTokens): SectionTokens['findAll'] {
  let lastAsked: readonly string[] = [];
  let tokens: string[] | undefined = [];
  return (asked) => {
    if (!isEqual(asked, lastAsked)) {
      tokens = findAll(asked);
      lastAsked = asked;
    }
    return tokens;
  };
}
