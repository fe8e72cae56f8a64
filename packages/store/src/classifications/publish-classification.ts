import type { Transaction } from 'kysely';
import type { Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { hashDocument } from '../editions/edition-draft.js';

export type ClassificationKind = 'classification' | 'concordance';

/** A checked document, ready to become an edition. */
export interface ClassificationDraft {
  /** `ANZSIC-2006`, or `ANZSIC-2006/ISIC-4` for a concordance. */
  name: string;
  kind: ClassificationKind;
  document: unknown;
}

export interface ClassificationOutcome {
  name: string;
  edition: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
}

interface Context {
  transaction: Transaction<Schema>;
  dialect: Database['dialect'];
  actor: Actor;
  now: number;
}

/** Content that is already current makes no new edition. */
export async function publishDocument(
  context: Context,
  { name, kind, document }: ClassificationDraft,
): Promise<ClassificationOutcome> {
  const { transaction, actor, now } = context;
  const hashed = hashDocument(document);
  // Writes first: it locks the row, so that two publishers take turns.
  const { edition: current, last_edition: last } = await transaction
    .insertInto('classification')
    .values({ name, kind, edition: null, last_edition: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ kind }))
    .returning(['edition', 'last_edition'])
    .executeTakeFirstOrThrow();
  if (current !== null && (await findHash(transaction, name, current)) === hashed.sha256) {
    return { name, edition: current, outcome: 'unchanged' };
  }
  const edition = last + 1;
  await transaction
    .insertInto('classification_edition')
    .values({ name, number: edition, ...hashed, author: actor.name, published_at: now })
    .execute();
  await transaction
    .updateTable('classification')
    .set({ edition, last_edition: edition })
    .where('name', '=', name)
    .execute();
  const outcome = current === null ? 'created' : 'updated';
  await recordAct(context, 'classification.publish', { name, edition, outcome });
  return { name, edition, outcome };
}

export async function withdrawDocument(
  context: Context,
  name: string,
): Promise<ClassificationOutcome | undefined> {
  const withdrawn = await context.transaction
    .updateTable('classification')
    .set({ edition: null })
    .where('name', '=', name)
    .where('edition', 'is not', null)
    .returning('last_edition')
    .executeTakeFirst();
  if (!withdrawn) return undefined;
  const outcome = { name, edition: withdrawn.last_edition, outcome: 'withdrawn' } as const;
  await recordAct(context, 'classification.withdraw', outcome);
  return outcome;
}

async function findHash(
  transaction: Transaction<Schema>,
  name: string,
  edition: number,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('classification_edition')
    .where('name', '=', name)
    .where('number', '=', edition)
    .select('sha256')
    .executeTakeFirst();
  return row?.sha256;
}

async function recordAct(
  { transaction, dialect, actor, now }: Context,
  action: string,
  { name, edition, outcome }: ClassificationOutcome,
): Promise<void> {
  const target = `classification ${name}`;
  await insertActs(transaction, dialect, now, [
    { actor, action, target, detail: { edition, outcome } },
  ]);
}
