import {
  defaultLimit,
  isKeyText,
  reportsARequest,
  type FamilyDefinition,
  type KeyField,
  type Operation,
  type ReportKey,
  type SectionRequest,
} from '@broadsheet/contract';
import {
  sha256,
  type Client,
  type SectionQuery,
  type SectionReport,
  type Store,
} from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor, jsonContentType } from '../answers/sending.js';
import { listScopes } from '../authentication/list-scopes.js';
import { listDrawnFamilies, requireCountry } from '../authentication/report-access.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';
import { listStoredNames, readVariants } from './join-sections.js';
import { createSectionPage, type SectionPage } from './section-page.js';
import { createSectionTokens } from './section-tokens.js';

interface OneSectionServices {
  lists: Store['lists'];
  editions: CurrentEditions;
  cursors: SealedCursors;
  writeKey: (key: ReportKey) => object;
}

/** The parsed request of `section`. */
interface ParsedRequest extends SectionQuery {
  token: string;
  variants: string[];
  limit: number;
  /**
   * The name of the list in cursors: depends on the whole request except the position and the
   * limit.
   */
  list: string;
}

/** One section of many reports, page by page, from stored bytes. */
export function oneSectionRoute(
  addRoute: AddRoute,
  definition: FamilyDefinition,
  operation: Operation,
  services: OneSectionServices,
): void {
  const { read: readToken } = createSectionTokens(definition);
  addRoute(operation, async (request, reply) => {
    const input = request.body as SectionRequest;
    requireCountry(definition, input.Country);
    const token = readToken(input.ReportSection);
    const parsed = await parseRequest(definition, services, request, token);
    return answerPage(definition, services, parsed, { request, reply });
  });
}

async function parseRequest(
  definition: FamilyDefinition,
  { cursors }: OneSectionServices,
  request: FastifyRequest,
  token: string,
): Promise<ParsedRequest> {
  const input = request.body as SectionRequest;
  const { Country: country, Language: language, Limit: limit = defaultLimit, After } = input;
  const filters = { country, ...(language !== undefined && { language }) };
  const { fields } = definition.key;
  const last = fields[fields.length - 1] ?? fields[0];
  const codes = readCodes(last, input);
  const within = readWithin(fields.slice(0, -1), input);
  const list = nameList(definition, { ...input, ReportSection: token });
  const position = await cursors.parse(After, list, ['string', 'string', 'number']);
  return {
    ...filters,
    scopes: listScopes(request.client, { families: [definition.name], ...filters }),
    ...(within !== undefined && { within }),
    ...(codes && { codes }),
    ...(position && { after: { code: position[0], language: position[1], id: position[2] } }),
    token,
    variants: readVariants(definition, input),
    limit,
    list,
  };
}

/** Each code once; the schema of the request has checked their form. */
function readCodes(field: KeyField, input: SectionRequest): string[] | undefined {
  const requested = input[field.plural];
  if (!Array.isArray(requested)) return undefined;
  const texts = requested.map(String).filter((text) => isKeyText(field, text));
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

/** If all key fields before the last are given, they narrow the list. */
function readWithin(fields: readonly KeyField[], input: SectionRequest): string | undefined {
  const texts = fields.flatMap(({ name }) => {
    const value = input[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return texts.length > 0 && texts.length === fields.length ? texts.join('/') : undefined;
}

function nameList({ name }: FamilyDefinition, input: SectionRequest): string {
  const requested = Object.entries(input).filter(
    ([field]) => field !== 'Limit' && field !== 'After',
  );
  const text = JSON.stringify(requested.sort(([one], [other]) => (one < other ? -1 : 1)));
  return `section-${name}-${sha256(text).slice(0, 12)}`;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answerPage(
  definition: FamilyDefinition,
  services: OneSectionServices,
  parsed: ParsedRequest,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { lists, cursors } = services;
  const { limit } = parsed;
  const listed = await lists.listSectionReports({ ...parsed, limit: limit + 1 });
  const page = await fillPage(definition, services, parsed, {
    reports: listed.slice(0, limit),
    client: request.client,
  });
  const last = page.last();
  const hasMore = listed.length > limit || page.isCut();
  const next =
    last && hasMore
      ? await cursors.write(parsed.list, last.key.code, last.key.language, last.id)
      : undefined;
  const missing = parsed.codes && !parsed.after ? await listMissing(lists, parsed) : [];
  // One request was already counted when it arrived.
  request.charge?.(Math.ceil(page.count() / reportsARequest) - 1);
  const bytes = page.end({ missing: writeMissing(definition, missing), next });
  void reply.header('content-type', jsonContentType);
  return reply.send(await compressFor(request, reply, bytes));
}

async function fillPage(
  definition: FamilyDefinition,
  { lists, editions, writeKey }: OneSectionServices,
  { token, variants }: ParsedRequest,
  { reports, client }: { reports: readonly SectionReport[]; client: Client | undefined },
): Promise<SectionPage> {
  const page = createSectionPage(definition, token, writeKey);
  const names = listStoredNames(token, variants);
  const namesOf = (key: ReportKey) => {
    const drawn = listDrawnFamilies(client, definition, key);
    return drawn.length === 0 ? names : listStoredNames(token, [...variants, ...drawn]);
  };
  for await (const some of lists.readSections(reports, namesOf)) {
    for (const report of some) {
      const bytes =
        report.bytes === undefined
          ? await editions.findSection(report.key, names, client)
          : report.bytes;
      if (!page.add(report, bytes)) return page;
    }
  }
  return page;
}

/**
 * Requested reports that the client may not read are listed as missing, like those that do not
 * exist.
 */
async function listMissing(lists: Store['lists'], parsed: ParsedRequest): Promise<string[]> {
  const { scopes, country, language, within, codes = [] } = parsed;
  const found = await lists.listSectionReports({
    scopes,
    country,
    codes,
    ...(language !== undefined && { language }),
    ...(within !== undefined && { within }),
  });
  const known = new Set(found.map(({ key: { code } }) => lastField(code).toLowerCase()));
  return codes.filter((code) => !known.has(code.toLowerCase()));
}

const lastField = (code: string) => code.slice(code.lastIndexOf('/') + 1);

function writeMissing({ key: { fields } }: FamilyDefinition, codes: string[]) {
  const isInteger = fields[fields.length - 1]?.schema.type === 'integer';
  return isInteger ? codes.map(Number) : codes;
}
