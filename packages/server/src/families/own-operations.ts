import { defaultLanguage, findCode, type Missing } from '@broadsheet/contract';
import type { OwnOperationContext, ReportFamily } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { findMissingReport, sendMissing } from '../answers/missing.js';
import { listScopes } from '../authentication/list-scopes.js';
import { requireEntitlement } from '../authentication/report-access.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import type { MovedReports } from './moved-reports.js';

type KeyInput = Record<string, unknown> & { Country?: string; Language?: string };

interface OwnServices {
  lists: Store['lists'];
  editions: CurrentEditions;
  listMoved: MovedReports;
}

/** Adds the operations that only one family has, with the family's own handlers. */
export function ownRoutes(addRoute: AddRoute, family: ReportFamily, services: OwnServices): void {
  for (const operation of family.definition.operations ?? []) {
    const answer = family.answers[operation.id];
    if (!answer) throw new Error(`there is no answer to the operation ${operation.id}`);
    addRoute(operation, async (request, reply) => {
      const input = operation.body ? request.body : request.query;
      const found = await answer(input, createContext(family, request, services));
      return found ?? sendMissing(reply, await findMissing(family, input, request, services));
    });
  }
}

/**
 * Undefined if the request names no report, or if the report exists and something else is missing.
 */
async function findMissing(
  { definition: { name, key } }: ReportFamily,
  input: unknown,
  { client }: FastifyRequest,
  { editions }: OwnServices,
): Promise<Missing | undefined> {
  const { Country = key.onlyCountry, Language = defaultLanguage, ...fields } = input as KeyInput;
  const code = findCode(key, fields);
  if (Country === undefined || code === undefined) return undefined;
  const country = Country.toUpperCase();
  return findMissingReport(editions, client, { family: name, country, code, language: Language });
}

function createContext(
  { definition: { name } }: ReportFamily,
  request: FastifyRequest,
  { lists, editions, listMoved }: OwnServices,
): OwnOperationContext {
  const { client } = request;
  return {
    requireEntitlement(requested) {
      requireEntitlement(client, { family: name, ...requested });
    },
    listReports({ country, language, after, limit }) {
      const filters = {
        ...(country !== undefined && { country }),
        ...(language !== undefined && { language }),
      };
      const scopes = listScopes(client, { families: [name], ...filters });
      const position = after && { ...after.key, id: after.id };
      return lists.listPublished({
        ...filters,
        scopes,
        limit,
        ...(position && { after: position }),
      });
    },
    async findBodies(key, tokens) {
      requireEntitlement(client, key);
      if (!(await editions.find(key, client))) return undefined;
      const bodies = await Promise.all(
        tokens.map(async (token): Promise<[string, Record<string, unknown> | undefined]> => {
          const stored = await editions.findSection(key, [token], client);
          return [token, stored ? bodyOf(stored) : undefined];
        }),
      );
      return Object.fromEntries(bodies);
    },
    listMoved: (query) => listMoved(name, request, query),
    refuse(pointer, detail) {
      throw new RequestProblem('invalid_request', detail, { errors: [{ pointer, detail }] });
    },
  };
}

const bodyOf = (stored: Buffer) =>
  (JSON.parse(stored.toString()) as { Body: Record<string, unknown> }).Body;
