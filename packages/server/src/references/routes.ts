import {
  defaultLimit,
  listReferences,
  type Families,
  type ReferencesRequest,
  type ReferencesResponse,
  type RelatedReport as WrittenReport,
} from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import { listScopes } from '../authentication/list-scopes.js';
import { readFamilies } from '../authentication/read-families.js';
import { requireReportOfKey } from '../authentication/report-access.js';
import { RequestProblem } from '../problem.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';
import { listRelated, type PageStart, type RelatedReport } from './related-reports.js';

const list = 'references';

interface ReferenceServices extends Pick<Store, 'references'> {
  families: Families;
  cursors: SealedCursors;
}

/** Lists the reports that a report names, and those that name it. */
export function referenceRoutes(addRoute: AddRoute, services: ReferenceServices): void {
  const { references, families, cursors } = services;
  const requireFilled = createFilledCheck(references);
  addRoute(listReferences, async (request): Promise<ReferencesResponse> => {
    const { Key, Families, After, Limit: limit = defaultLimit } = request.body as ReferencesRequest;
    const key = requireReportOfKey(request.client, families, Key);
    const scopes = listScopes(request.client, {
      families: readFamilies(families, Families),
      isNamed: Families !== undefined,
    });
    const after = readPageStart(await cursors.parse(After, list, ['number', 'string']));
    await requireFilled();
    const { reports, next } = await listRelated(references, { key, scopes, after, limit });
    return {
      Reports: reports.map((report) => write(families, report)),
      ...(next && { Next: await cursors.write(list, ...writePageStart(next)) }),
    };
  });
}

function write({ formatReportKey }: Families, report: RelatedReport): WrittenReport {
  const { key, relation, title, updatedAt } = report;
  return {
    Key: formatReportKey(key),
    Relation: relation,
    Family: key.family,
    Country: key.country,
    Code: key.code,
    Language: key.language,
    Title: title,
    UpdatedAt: new Date(updatedAt).toISOString(),
  };
}

function writePageStart({ named, naming }: PageStart): (string | number)[] {
  return [named, naming ? [naming.family, naming.country, naming.code].join('/') : ''];
}

function readPageStart([named, naming]: readonly [number, string] = [0, '']): PageStart {
  if (naming === '') return { named };
  const [family = '', country = '', ...code] = naming.split('/');
  return { named, naming: { family, country, code: code.join('/') } };
}

/** An answer without reports that are not processed yet would look complete. */
function createFilledCheck(references: Store['references']): () => Promise<void> {
  let isFilled = false;
  return async () => {
    isFilled ||= await references.isFilled();
    if (isFilled) return;
    throw new RequestProblem(
      'unavailable',
      'The references of reports that were published before an upgrade are being filled in. Try again later.',
      { headers: { 'retry-after': '10' } },
    );
  };
}
