import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.js';
import type { Act } from './act.js';

/** The detail of an `audit.seal` act: the lines without a link between two ids, and their hash. */
export interface Seal {
  after: number;
  through: number;
  rows: number;
  sha256: string;
}

export const sealAction = 'audit.seal';

const pageSize = 1000;

/** Hashes the lines that have no link: written before the chain existed, or by an older program. */
export async function sumUnlinked(
  db: Kysely<Schema>,
  { after, through }: Pick<Seal, 'after' | 'through'>,
): Promise<Seal> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let last = after; ;) {
    const page = await db
      .selectFrom('audit')
      .where('id', '>', last)
      .where('id', '<=', through)
      .orderBy('id')
      .limit(pageSize)
      .selectAll()
      .execute();
    for (const { id, at, actor, address, action, target, detail, position } of page) {
      last = id;
      if (position !== null) continue;
      rows += 1;
      hash.update(`${JSON.stringify([id, at, actor, address, action, target, detail])}\n`);
    }
    if (page.length < pageSize) return { after, through, rows, sha256: hash.digest('base64url') };
  }
}

export function sealAct(seal: Seal): Act {
  return {
    actor: { name: 'broadsheet', address: '' },
    action: sealAction,
    target: 'audit log',
    detail: { ...seal },
  };
}
