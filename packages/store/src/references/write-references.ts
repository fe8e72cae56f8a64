import type { Transaction } from 'kysely';
import { executeRows, insertStatement, rowStatement, type Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { PublishContext } from '../editions/publish-context.js';
import { nameOf, parseSubject, type Subject } from './subject.js';

/** The reports that an edition names. */
export interface EditionReferences {
  reportId: number;
  editionId: number;
  /** The report that the edition is of. */
  key: Subject;
  /** As they are stored, see subject.ts. */
  named: readonly string[];
  /** The references of the previous edition as JSON; null if they are unknown or there was none. */
  before: string | null;
}

type Context = Pick<PublishContext, 'transaction' | 'dialect'>;

const editionInsert = insertStatement(
  'edition_reference',
  ['edition_id', 'named'],
  'on conflict do nothing',
);
const referenceDelete = rowStatement('delete from reference where report_id in (:rows)', [
  'bigint',
]);
const referenceInsert = insertStatement(
  'reference',
  ['named', 'family', 'country', 'code', 'report_id'],
  'on conflict do nothing',
);

/** Stores what each edition names, and makes these editions findable by it. */
export async function saveReferences(
  context: Context,
  editions: readonly EditionReferences[],
): Promise<void> {
  const { transaction, dialect } = context;
  await executeRows(
    transaction,
    dialect,
    editionInsert,
    editions.map(({ editionId, named }) => [editionId, JSON.stringify(named)]),
  );
  const changed = editions.filter(({ named, before }) => JSON.stringify(named) !== before);
  await pointReferences(context, changed);
}

/** Replaces the references from these reports. */
async function pointReferences(
  { transaction, dialect }: Context,
  editions: readonly EditionReferences[],
): Promise<void> {
  const ids = editions.map(({ reportId }): Row => [reportId]);
  await executeRows(transaction, dialect, referenceDelete, ids);
  const rows = editions.flatMap(({ reportId, key, named }) =>
    named.map((text): Row => {
      const { family, country, code } = key;
      return [nameOf(parseSubject(text)), family, country, code.toLowerCase(), reportId];
    }),
  );
  await executeRows(transaction, dialect, referenceInsert, rows);
}

interface CopiedReferences extends Pick<EditionReferences, 'reportId' | 'editionId' | 'key'> {
  /** The edition with the same content. */
  from: number;
}

/** An edition with the content of another one names the same reports. */
export async function copyReferences(
  { transaction, dialect }: Context,
  { from, ...edition }: CopiedReferences,
): Promise<void> {
  const known = await findNamed(transaction, from);
  // An edition of an older program: the known references stay until they are filled in.
  if (known === undefined) return;
  const named = JSON.parse(known) as string[];
  await saveReferences({ transaction, dialect }, [{ ...edition, named, before: null }]);
}

async function findNamed(
  transaction: Transaction<Schema>,
  editionId: number,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('edition_reference')
    .where('edition_id', '=', editionId)
    .select('named')
    .executeTakeFirst();
  return row?.named;
}
