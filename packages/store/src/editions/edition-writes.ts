import { lookupOf } from '@broadsheet/contract';
import type { Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import { insertCovers } from '../classifications/write-covers.js';
import { codeOrder } from '../database/key-columns.js';
import { executeRows, insertStatement, rowStatement, type Row } from '../database/row-statement.js';
import { insertFigures } from '../figures/write-figures.js';
import { saveReferences } from '../references/write-references.js';
import type { HashedDraft } from './edition-draft.js';
import type { KnownReport } from './known-report.js';
import type { PublishContext } from './publish-context.js';
import type { Published } from './published.js';

/** An edition to be written, and the known state of its report. */
export interface NewEdition {
  draft: HashedDraft;
  actor: Actor;
  report: KnownReport | undefined;
  published: Published;
}

/** Writes editions of different reports, with their charts, sections and search text. */
export async function writeEditions(context: PublishContext, made: NewEdition[]): Promise<void> {
  await insertCharts(
    context,
    made.flatMap(({ draft }) => draft.charts),
  );
  const reportIds = await saveReports(context, made);
  const numbered = made.map((edition): NumberedEdition => {
    const reportId = getId(reportIds, lookupOf(edition.draft.key));
    return { edition, reportId };
  });
  const editionIds = await insertEditions(context, numbered);
  const placed = numbered.map(({ edition, reportId }): PlacedEdition => {
    const editionId = getId(editionIds, reportId);
    return { edition, reportId, editionId };
  });
  const { transaction, search, log } = context;
  await insertFigures(
    context,
    placed.map(({ edition: { draft }, reportId, editionId }) => {
      return { reportId, editionId, figures: draft.keyFigures };
    }),
  );
  await saveReferences(
    context,
    placed.map(({ edition: { draft, report }, reportId, editionId }) => {
      const { key, references: named } = draft;
      return { reportId, editionId, key, named, before: report?.named ?? null };
    }),
  );
  await insertCovers(
    context,
    placed.map(({ edition: { draft }, reportId, editionId }) => {
      return { reportId, editionId, covers: draft.covers };
    }),
  );
  await pointAt(
    context,
    placed.map(({ edition: { draft, published }, reportId, editionId }) => {
      const { title, sector } = draft;
      return { reportId, editionId, number: published.edition, title, sector };
    }),
  );
  await search.save(
    transaction,
    placed.map(({ edition: { draft, report }, reportId, editionId }) => {
      const { key, title, sector, searchTerms: terms, texts } = draft;
      const names = { key, title, sector, terms, isNamedAlike: isNamedAlike(draft, report) };
      const indexedSha256 = report?.indexed_sha256 ?? null;
      return { reportId, editionId, ...names, texts, indexedSha256, isNew: !report };
    }),
  );
  await log.append(
    placed.map(({ edition, reportId, editionId }) => {
      const parts = edition.published.changes;
      return { reportId, editionId, kind: 'published', parts };
    }),
  );
  await recordActs(context, 'report.publish', made);
}

interface NumberedEdition {
  edition: NewEdition;
  reportId: number;
}

interface PlacedEdition extends NumberedEdition {
  editionId: number;
}

function getId<Key>(ids: Map<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the database returned no row for ${String(key)}`);
  return id;
}

const chartSearch = rowStatement('select sha256 from chart where sha256 in (:rows)', ['']);
const chartInsert = rowStatement('insert into chart (sha256, data) :rows on conflict do nothing', [
  '',
  'text',
]);
const undrawnInsert = insertStatement('undrawn', ['chart_sha256']);

/** Adds the charts that the store does not have, to be drawn. */
export async function insertCharts(
  { transaction, dialect }: Pick<PublishContext, 'transaction' | 'dialect'>,
  given: readonly { sha256: string; data: Uint8Array }[],
): Promise<void> {
  const charts = new Map(given.map(({ sha256, data }) => [sha256, data]));
  // Change transactions run one at a time, so no chart is added in between. Having the insert
  // return the added rows takes a quarter longer than this.
  const hashRows = [...charts.keys()].map((sha256): Row => [sha256]);
  const known = await executeRows<{ sha256: string }>(transaction, dialect, chartSearch, hashRows);
  for (const { sha256 } of known) charts.delete(sha256);
  // In the order of the reports, so that the charts of one report are drawn one after the other.
  const undrawn = [...charts.keys()];
  // Sorted by key, so that neighbours land on the same page of the index.
  const rows = undrawn.toSorted().map((sha256): Row => [sha256, charts.get(sha256) ?? null]);
  await executeRows(transaction, dialect, chartInsert, rows);
  await executeRows(
    transaction,
    dialect,
    undrawnInsert,
    undrawn.map((sha256) => [sha256]),
  );
}

const reportInsert = insertStatement(
  'report',
  [
    ...['lookup', 'family', 'country', 'code', 'code_order', 'language', 'language_key'],
    ...['title', 'sector', 'last_edition', 'published_at', 'updated_at'],
  ],
  'returning id, lookup',
);

/** The ids of all reports by lookup; unknown reports are created. */
async function saveReports(
  { transaction, dialect, now }: PublishContext,
  made: NewEdition[],
): Promise<Map<string, number>> {
  const rows = made
    .filter(({ report }) => report === undefined)
    .map(({ draft: { key, title, sector } }): Row => {
      const { family, country, code, language } = key;
      return [
        ...[lookupOf(key), family, country, code, codeOrder(code)],
        ...[language, language.toLowerCase(), title, sector],
        ...[0, now, now],
      ];
    });
  const added = await executeRows<{ id: number; lookup: string }>(
    transaction,
    dialect,
    reportInsert,
    rows,
  );
  const known = made.flatMap(({ report }) => (report ? [report] : []));
  return new Map([...known, ...added].map(({ lookup, id }) => [lookup, id]));
}

const editionInsert = insertStatement(
  'edition',
  [
    ...['report_id', 'number', 'title', 'sector', 'search_terms', 'sha256', 'parts', 'author'],
    ...['published_at', 'figures', 'listing', 'sections', 'document'],
  ],
  'returning id, report_id',
);

/** The ids of the new editions by report id. */
async function insertEditions(
  { transaction, dialect, now }: PublishContext,
  made: NumberedEdition[],
): Promise<Map<number, number>> {
  const rows = made.map(({ edition: { draft, published, actor }, reportId }): Row => [
    ...[reportId, published.edition, draft.title, draft.sector, JSON.stringify(draft.searchTerms)],
    ...[draft.sha256, JSON.stringify(draft.parts), actor.name],
    ...[now, draft.figures, draft.listing, draft.sections, draft.document],
  ]);
  const added = await executeRows<{ id: number; report_id: number }>(
    transaction,
    dialect,
    editionInsert,
    rows,
  );
  return new Map(added.map(({ id, report_id }) => [report_id, id]));
}

const pointing = rowStatement(
  `with now (id, edition_id, number, title, sector) as (:rows)
  update report
  set edition_id = now.edition_id, last_edition = now.number, title = now.title, sector = now.sector
  from now where report.id = now.id`,
  ['bigint', 'bigint', 'integer', 'text', 'text'],
);

/** Makes these editions the current ones. */
export async function pointAt(
  { transaction, dialect }: PublishContext,
  editions: Pointer[],
): Promise<void> {
  await executeRows(
    transaction,
    dialect,
    pointing,
    editions.map(({ reportId, editionId, number, title, sector }) => [
      ...[reportId, editionId, number, title, sector],
    ]),
  );
}

interface Pointer {
  reportId: number;
  editionId: number;
  number: number;
  title: string;
  sector: string;
}

function isNamedAlike(draft: HashedDraft, report: KnownReport | undefined): boolean {
  return (
    report?.current != null &&
    report.title === draft.title &&
    report.sector === draft.sector &&
    report.search_terms === JSON.stringify(draft.searchTerms)
  );
}

/** Writes to the audit log, in the transaction of the acts themselves. */
export async function recordActs(
  { transaction, dialect, formatKey, now }: PublishContext,
  action: string,
  acts: { actor: Actor; published: Published }[],
): Promise<void> {
  await insertActs(
    transaction,
    dialect,
    now,
    acts.map(({ actor, published: { key, edition, outcome } }) => {
      const detail = { edition, outcome };
      return { actor, action, target: formatKey(key), detail };
    }),
  );
}
