import type { Broadsheet, ChangeEvent } from '@broadsheet/client';
import { nameCompany } from './name-company.js';

/** The current edition of a report, and its changes. */
export interface Edition {
  number: number;
  /** When it was published: ISO 8601. */
  at: string;
  isFirst: boolean;
  /** Tokens of the sections that differ from the previous edition; empty for the first. */
  changed: string[];
  /** Tokens of the sections that the previous edition had and this one does not have. */
  removed: string[];
  /** When figures that span companies last changed after this edition: ISO 8601. */
  refreshedAt: string | undefined;
}

interface CompanyRequest {
  entityId: number;
  language: string;
  signal: AbortSignal;
}

/** From the change feed, read to its end; undefined if it contains no edition. */
export async function loadEdition(
  client: Broadsheet,
  { entityId, language, signal }: CompanyRequest,
): Promise<Edition | undefined> {
  const { key } = nameCompany(entityId, language);
  let edition: Edition | undefined;
  for await (const event of client.changes({ key, limit: 1000, signal })) {
    edition = follow(edition, event);
  }
  return edition;
}

function follow(edition: Edition | undefined, event: ChangeEvent): Edition | undefined {
  if (event.kind === 'withdrawn') return undefined;
  if (event.kind === 'refreshed') return edition && { ...edition, refreshedAt: event.at };
  const isFirst = edition === undefined;
  const named = (isThere: boolean) =>
    event.changed.filter(({ sha256 }) => (sha256 !== null) === isThere).map(({ name }) => name);
  return {
    number: event.edition ?? 1,
    at: event.at,
    isFirst,
    changed: isFirst ? [] : named(true),
    removed: isFirst ? [] : named(false),
    refreshedAt: undefined,
  };
}
