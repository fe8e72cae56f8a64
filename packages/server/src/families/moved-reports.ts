import { defaultLimit } from '@broadsheet/contract';
import type { OwnMovedPage, OwnMovedQuery } from '@broadsheet/reports';
import type { MovedQuery, Store } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { listScopes } from '../authentication/list-scopes.js';
import { RequestProblem } from '../problem.js';
import { refuseCursor } from '../requests/cursor.js';
import { parseInstant } from '../requests/instant.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';

interface MovedServices {
  figures: Store['figures'];
  cursors: SealedCursors;
}

export type MovedReports = (
  family: string,
  request: FastifyRequest,
  query: OwnMovedQuery,
) => Promise<OwnMovedPage>;

/** Lists reports whose key figure moved, within what the client may read. */
export function createMovedReports({ figures, cursors }: MovedServices): MovedReports {
  const requireFilled = createFilledCheck(figures);
  return async (family, { client }, query) => {
    const { figure: name, country, language, codes, limit = defaultLimit, ...rest } = query;
    const filters = {
      ...(country !== undefined && { country }),
      ...(language !== undefined && { language }),
    };
    const scopes = listScopes(client, { families: [family], ...filters });
    const list = `moved-${family}-${name}`;
    const after = parsePosition(
      query.after,
      await cursors.parse(query.after, list, ['string', 'number']),
    );
    const since = parseInstant('Since', query.since);
    await requireFilled(family);
    const found = await figures.listMoved({
      family,
      name,
      scopes,
      ...filters,
      since,
      decimals: rest.decimals,
      minimum: rest.minimum,
      limit: limit + 1,
      ...(codes && { codes }),
      ...(after && { after }),
    });
    const reports = found.slice(0, limit);
    const last = reports.at(-1);
    const next =
      last && found.length > limit
        ? await cursors.write(list, String(last.change), last.id)
        : undefined;
    // On the first page only: later ones would repeat it.
    const missing =
      codes && !after ? await listMissing(figures, codes, { family, scopes, ...filters }) : [];
    return { reports, next, missing };
  };
}

function parsePosition(
  cursor: string | undefined,
  position: readonly [string, number] | undefined,
): MovedQuery['after'] {
  if (!position) return undefined;
  const [written, id] = position;
  const change = Number(written);
  if (!Number.isFinite(change)) throw refuseCursor(cursor ?? '');
  return { change, id };
}

async function listMissing(
  figures: Store['figures'],
  codes: readonly string[],
  query: Pick<MovedQuery, 'family' | 'scopes' | 'country' | 'language'>,
): Promise<string[]> {
  const known = await figures.listKnownCodes({ ...query, codes });
  return codes.filter((code) => !known.has(code.toLowerCase()));
}

/** An answer without the reports that have no figures yet would look complete. */
function createFilledCheck(figures: Store['figures']): (family: string) => Promise<void> {
  const filled = new Set<string>();
  return async (family) => {
    if (filled.has(family)) return;
    if (!(await figures.isFilled(family))) {
      throw new RequestProblem(
        'unavailable',
        'The figures of reports that were published before an upgrade are being filled in. Try again later.',
        { headers: { 'retry-after': '10' } },
      );
    }
    filled.add(family);
  };
}
