import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { hashDocument, type EditionDraft } from '../editions/edition-draft.js';
import {
  ClassificationConflictError,
  WithdrawnClassificationError,
  type ClassificationDraft,
  type ClassificationOutcome,
  type HashedClassification,
} from './classification-draft.js';

interface Context {
  transaction: Transaction<Schema>;
  dialect: Database['dialect'];
  actor: Actor;
  now: number;
}

/** The state of a document: the current edition, and the last one. */
interface CurrentState {
  edition: number | null;
  last_edition: number;
}

/** Content that is already current makes no new edition. */
export async function publishDocument(
  context: Context,
  draft: ClassificationDraft | HashedClassification,
  action = 'classification.publish',
): Promise<ClassificationOutcome> {
  const { transaction, actor, now } = context;
  const hashed = hash(draft);
  const { name, kind, document, sha256 } = hashed;
  // Writes first: it locks the row, so that two publishers take turns.
  const state = await transaction
    .insertInto('classification')
    .values({ name, kind, edition: null, last_edition: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ kind }))
    .returning(['edition', 'last_edition'])
    .executeTakeFirstOrThrow();
  const outcome = await foresee(transaction, hashed, state);
  if (outcome.outcome === 'unchanged') return outcome;
  const { edition } = outcome;
  await transaction
    .insertInto('classification_edition')
    .values({ name, number: edition, document, sha256, author: actor.name, published_at: now })
    .execute();
  await transaction
    .updateTable('classification')
    .set({ edition, last_edition: edition })
    .where('name', '=', name)
    .execute();
  await recordAct(context, action, outcome);
  return outcome;
}

/** What publishing would do, without doing it. */
export async function previewDocument(
  read: Kysely<Schema>,
  draft: ClassificationDraft | HashedClassification,
): Promise<ClassificationOutcome> {
  const state = await read
    .selectFrom('classification')
    .where('name', '=', draft.name)
    .select(['edition', 'last_edition'])
    .executeTakeFirst();
  return foresee(read, hash(draft), state ?? { edition: null, last_edition: 0 });
}

const hash = (draft: ClassificationDraft | HashedClassification): HashedClassification =>
  'sha256' in draft ? draft : { ...draft, ...hashDocument(draft.document) };

async function foresee(
  db: Kysely<Schema>,
  { name, sha256, expected, restore }: HashedClassification,
  { edition: current, last_edition: last }: CurrentState,
): Promise<ClassificationOutcome> {
  requireExpected(name, expected, current);
  if (current === null && last > 0 && !restore) throw new WithdrawnClassificationError(name);
  if (current !== null && (await findHash(db, name, current)) === sha256) {
    return { name, edition: current, outcome: 'unchanged' };
  }
  return { name, edition: last + 1, outcome: current === null ? 'created' : 'updated' };
}

interface EditionChange {
  name: string;
  expected?: EditionDraft['expected'];
}

/** A new edition with the content of an old one. Undefined if there is no such edition. */
export async function rollBackDocument(
  context: Context,
  { name, expected }: EditionChange,
  number: number,
): Promise<ClassificationOutcome | undefined> {
  const state = await lock(context.transaction, name);
  requireExpected(name, expected, state?.edition ?? null);
  const old = await context.transaction
    .selectFrom('classification_edition')
    .where('name', '=', name)
    .where('number', '=', number)
    .select(['document', 'sha256'])
    .executeTakeFirst();
  if (!state || !old) return undefined;
  const draft = { name, kind: state.kind, restore: true, ...old };
  return publishDocument(context, draft, 'classification.rollback');
}

export async function withdrawDocument(
  context: Context,
  { name, expected }: EditionChange,
): Promise<ClassificationOutcome | undefined> {
  const { transaction } = context;
  const { edition = null } = (await lock(transaction, name)) ?? {};
  requireExpected(name, expected, edition);
  if (edition === null) return undefined;
  await transaction
    .updateTable('classification')
    .set({ edition: null })
    .where('name', '=', name)
    .execute();
  const outcome = { name, edition, outcome: 'withdrawn' } as const;
  await recordAct(context, 'classification.withdraw', outcome);
  return outcome;
}

/** Writes the row unchanged, which makes other publishers wait until the transaction ends. */
function lock(transaction: Transaction<Schema>, name: string) {
  return transaction
    .updateTable('classification')
    .set((expression) => ({ kind: expression.ref('kind') }))
    .where('name', '=', name)
    .returning(['kind', 'edition'])
    .executeTakeFirst();
}

function requireExpected(
  name: string,
  expected: EditionDraft['expected'],
  current: number | null,
): void {
  if (expected === undefined) return;
  const matches = expected === 'any' ? current !== null : expected === current;
  if (!matches) throw new ClassificationConflictError(name, current);
}

async function findHash(
  db: Kysely<Schema>,
  name: string,
  edition: number,
): Promise<string | undefined> {
  const row = await db
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
