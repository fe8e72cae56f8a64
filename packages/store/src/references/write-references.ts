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
  /** What the edition before names, JSON; null where that is not known or there is none. */
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

/** Keeps what each edition names, and makes these editions those that are found by it. */
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

/** Replaces what leads to the reports from those that they name. */
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

interface Copied extends Pick<EditionReferences, 'reportId' | 'editionId' | 'key'> {
  /** The edition with the same content. */
  from: number;
}

/** An edition with the content of another one names the same reports. */
export async function copyReferences(
  { transaction, dialect }: Context,
  { from, ...edition }: Copied,
): Promise<void> {
  const known = await findNamed(transaction, from);
  // An edition of an older program: what was known stays until references are filled in.
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
