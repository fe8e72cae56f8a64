import {
  defaultLimit,
  type ClassificationCode,
  type ClassificationCodes,
  type ClassificationCodesRequest,
} from '@broadsheet/contract';
import type { ClassificationTree, TreeCode } from '@broadsheet/reports/classifications';
import type { FastifyRequest } from 'fastify';
import { listScopes } from '../authentication/list-scopes.js';
import { RequestProblem } from '../problem.js';
import { parseCursor, writeCursor } from '../requests/cursor.js';
import { findCodes } from './find-codes.js';
import { getTree } from './get-tree.js';
import type { ClassificationServices } from './services.js';

const list = 'codes';

export async function answerCodes(
  services: ClassificationServices,
  { body, client }: FastifyRequest,
): Promise<ClassificationCodes> {
  const request = body as ClassificationCodesRequest;
  const { Limit: limit = defaultLimit } = request;
  const library = await services.getLibrary();
  const tree = getTree(library, request.Version, '/Version');
  const [offset = 0] = parseCursor(request.After, list, ['number']) ?? [];
  const codes = await listCodes(services, tree, request);
  const scopes = listScopes(client, { families: services.families.names, isNamed: false });
  const reported = await services.findReported(library, tree, scopes);
  const page = codes.slice(offset, offset + limit);
  return {
    Codes: page.map((code) => writeCode(code, reported.has(code))),
    ...(codes.length > offset + limit && { Next: writeCursor(list, offset + limit) }),
  };
}

async function listCodes(
  { synonyms }: ClassificationServices,
  tree: ClassificationTree,
  { Parent, Level, Query }: ClassificationCodesRequest,
): Promise<readonly TreeCode[]> {
  const parent = Parent === undefined ? undefined : getParent(tree, Parent);
  const codes =
    Query === undefined
      ? (parent?.children ?? tree.codes)
      : findCodes(tree, Query, await synonyms.current());
  return codes.filter(
    (code) =>
      (Level === undefined || code.Level === Level) &&
      (parent === undefined || code.parent === parent),
  );
}

function getParent(tree: ClassificationTree, code: string): TreeCode {
  const found = tree.read(code);
  if (found) return found.code;
  const detail = `Parent is ${JSON.stringify(code)}; ${tree.version} has no such code.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: '/Parent', detail }],
  });
}

function writeCode(code: TreeCode, hasReports: boolean): ClassificationCode {
  const { Code, Title, Level, parent, children, Notes, OtherWords } = code;
  return {
    Code,
    Title,
    Level,
    Parent: parent?.Code ?? null,
    HasCodes: children.length > 0,
    HasReports: hasReports,
    ...(Notes !== undefined && { Notes }),
    ...(OtherWords && { OtherWords }),
  };
}
