import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.js';
import { addressHashOf, hashAddress, hashLine, type ChainHead } from './chain.js';
import { sealAction, sumUnlinked, type Seal } from './seal.js';

export interface AuditCheck {
  /** Lines whose links were checked. */
  checked: number;
  /** The last checked line. A copy kept elsewhere shows whether the end of the log was cut off. */
  head: ChainHead;
  /** The first fault found; undefined if there is none. */
  fault?: string;
}

const pageSize = 1000;

/** Reads the whole log: a line that was changed, added or removed breaks the chain. */
export async function checkAudit(db: Kysely<Schema>): Promise<AuditCheck> {
  const expected = await db
    .selectFrom('audit_head')
    .where('id', '=', 1)
    .select(['position', 'hash'])
    .executeTakeFirstOrThrow();
  let head: ChainHead = { position: 0, hash: '' };
  for (;;) {
    const page = await listLinks(db, head.position);
    for (const link of page) {
      const fault = findFault(head, link) ?? (await findSealFault(db, link));
      if (fault !== undefined) return { checked: head.position, head, fault };
      head = { position: link.position, hash: link.hash };
    }
    if (page.length < pageSize) break;
  }
  const isWhole = head.position >= expected.position;
  const fault = `Lines are missing at the end: the last is ${String(head.position)}, but ${String(expected.position)} were written.`;
  return { checked: head.position, head, ...(!isWhole && { fault }) };
}

type Link = Awaited<ReturnType<typeof listLinks>>[number];

async function listLinks(db: Kysely<Schema>, after: number) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('audit_address', 'audit_address.position', 'audit.position')
    .where('audit.position', '>', after)
    .orderBy('audit.position')
    .limit(pageSize)
    .select(['audit.position', 'audit.hash', 'audit.at', 'actor', 'action', 'target', 'detail'])
    .select(['audit_address.address as keptAddress', 'audit_address.salt as salt'])
    .execute();
  return rows.map(({ position, hash, ...row }) => ({
    ...row,
    position: position ?? 0,
    hash: hash ?? '',
  }));
}

function findFault(head: ChainHead, link: Link): string | undefined {
  const next = head.position + 1;
  if (link.position !== next) return `Line ${String(next)} is missing.`;
  const addressHash = addressHashOf(link.hash);
  if (hashLine(head.hash, { ...link, addressHash }) !== link.hash) {
    return `Line ${String(next)} is not as it was written.`;
  }
  const { keptAddress, salt } = link;
  const isAddressKept =
    keptAddress === null || salt === null || hashAddress(keptAddress, salt) === addressHash;
  return isAddressKept ? undefined : `The address of line ${String(next)} was changed.`;
}

async function findSealFault(db: Kysely<Schema>, link: Link): Promise<string | undefined> {
  if (link.action !== sealAction) return undefined;
  const seal = JSON.parse(link.detail) as Seal;
  const found = await sumUnlinked(db, seal);
  if (found.sha256 === seal.sha256) return undefined;
  return `The lines without a link with ids from ${String(seal.after + 1)} to ${String(seal.through)} are not as they were: there are ${String(found.rows)} of ${String(seal.rows)}.`;
}
