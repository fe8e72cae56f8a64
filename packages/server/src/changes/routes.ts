import {
  defaultLimit,
  findReportKey,
  formatReportKey,
  listChanges,
  type ChangeEvent,
  type ChangesRequest,
  type ChangesResponse,
  type ReportKey,
} from '@broadsheet/contract';
import type { Change, PartChanges, Store } from '@broadsheet/store';
import { requireEntitlement } from '../authentication/entitlement.js';
import { listScopes } from '../authentication/list-scopes.js';
import { parseCursor, writeCursor } from '../cursor.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';

const list = 'changes';

export function changeRoutes(addRoute: AddRoute, { changes }: Pick<Store, 'changes'>): void {
  addRoute(listChanges, async (request): Promise<ChangesResponse> => {
    const { After, Families, Key, Limit: limit = defaultLimit } = request.body as ChangesRequest;
    const [after = 0] = parseCursor(After, list, ['number']) ?? [];
    const key = Key === undefined ? undefined : getReportKey(Key);
    if (key) requireEntitlement(request.client, key);
    const page = await changes.list({
      after,
      limit,
      scopes: listScopes(request.client, Families ? { families: Families } : {}),
      ...(key && { key }),
    });
    return {
      Events: page.changes.map(writeEvent),
      Next: writeCursor(list, page.position),
    };
  });
}

function getReportKey(text: string): ReportKey {
  const key = findReportKey(text);
  if (key) return key;
  const detail = `Key is ${JSON.stringify(text)}; it must be like "industry/AU/1214/English" or "company/1001/English".`;
  throw new RequestProblem('invalid_request', detail, { errors: [{ pointer: '/Key', detail }] });
}

function writeEvent({ kind, key, edition, at, parts }: Change): ChangeEvent {
  return {
    Kind: kind,
    Key: formatReportKey(key),
    Edition: edition,
    At: new Date(at).toISOString(),
    Changed: writeChanged(parts),
  };
}

export function writeChanged(parts: PartChanges): ChangeEvent['Changed'] {
  return Object.entries(parts).map(([Name, SHA256]) => ({ Name, SHA256 }));
}
