import {
  defaultLimit,
  listChanges,
  type ChangeEvent,
  type ChangesRequest,
  type ChangesResponse,
  type Families,
} from '@broadsheet/contract';
import type { Change, Store } from '@broadsheet/store';
import { listScopes } from '../authentication/list-scopes.js';
import { readFamilies } from '../authentication/read-families.js';
import { requireReportOfKey } from '../authentication/report-access.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';
import { writeChanged } from './write-changed.js';

const list = 'changes';

interface ChangeServices extends Pick<Store, 'changes'> {
  families: Families;
  cursors: SealedCursors;
}

export function changeRoutes(addRoute: AddRoute, services: ChangeServices): void {
  const { changes, families, cursors } = services;
  addRoute(listChanges, async (request): Promise<ChangesResponse> => {
    const { After, Families, Key, Limit: limit = defaultLimit } = request.body as ChangesRequest;
    const [after = 0] = (await cursors.parse(After, list, ['number'])) ?? [];
    const key = Key === undefined ? undefined : requireReportOfKey(request.client, families, Key);
    const page = await changes.list({
      after,
      limit,
      scopes: listScopes(request.client, {
        families: readFamilies(families, Families),
        isNamed: Families !== undefined,
      }),
      ...(key && { key }),
    });
    return {
      Events: page.changes.map((change) => writeEvent(families, change)),
      Next: await cursors.write(list, page.position),
    };
  });
}

function writeEvent(families: Families, { kind, key, edition, at, parts }: Change): ChangeEvent {
  return {
    Kind: kind,
    Key: families.formatReportKey(key),
    Edition: edition,
    At: new Date(at).toISOString(),
    Changed: writeChanged(parts),
  };
}
