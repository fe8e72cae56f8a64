import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Transaction } from 'kysely';
import { compareParts, parseParts } from '../changes/parts.js';
import { copyCovers } from '../classifications/write-covers.js';
import type { Schema } from '../database/schema.js';
import { copyFigures } from '../figures/write-figures.js';
import { copyReferences } from '../references/write-references.js';
import { buildTextTokens } from '../search/index/build-text-tokens.js';
import { listSectionTexts } from '../search/index/section-texts.js';
import { pointAt, recordActs } from './edition-writes.js';
import { findReport } from './known-report.js';
import type { PublishContext } from './publish-context.js';
import type { Published } from './published.js';
import { requireExpected, type EditionAct } from './publisher.js';

/** The columns that make up an edition's content. */
const content = [
  ...(['title', 'sector', 'search_terms', 'sha256', 'parts'] as const),
  ...(['figures', 'listing', 'sections', 'document'] as const),
] as const;

export async function rollBackReport(
  context: PublishContext,
  key: ReportKey,
  number: number,
  { expected, actor }: EditionAct,
): Promise<Published | undefined> {
  const { transaction, log, search, now } = context;
  const report = await findReport(transaction, key);
  requireExpected(key, expected, report);
  const old = report && (await findEdition(transaction, report.id, number));
  if (!report || !old) return undefined;
  const isWithdrawn = report.current === null;
  if (!isWithdrawn && report.sha256 === old.sha256) {
    return { key, edition: report.current ?? 0, outcome: 'unchanged', changes: {} };
  }
  const edition = report.last + 1;
  const { id: editionId } = await transaction
    .insertInto('edition')
    .values({
      ...withoutId(old),
      report_id: report.id,
      number: edition,
      author: actor.name,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { title, sector } = old;
  const reportId = report.id;
  await copyFigures(transaction, { reportId, from: old.id, to: editionId });
  await copyReferences(context, { reportId, editionId, key, from: old.id });
  await copyCovers(transaction, { reportId, from: old.id, to: editionId });
  await pointAt(context, [{ reportId, editionId, number: edition, title, sector }]);
  const terms = JSON.parse(old.search_terms) as string[];
  const texts = buildTextTokens(listSectionTexts(old.sections).map(({ text }) => text));
  const names = { key, title, sector, terms, isNamedAlike: false };
  const indexedSha256 = report.indexed_sha256;
  await search.save(transaction, [
    { reportId, editionId, ...names, texts, indexedSha256, isNew: false },
  ]);
  const before = isWithdrawn ? {} : parseParts(report.parts ?? '{}');
  const changes = compareParts(parseParts(old.parts), before);
  await log.append([{ kind: 'published', reportId, editionId, parts: changes }]);
  const outcome: Published = {
    key,
    edition,
    outcome: isWithdrawn ? 'created' : 'updated',
    changes,
  };
  await recordActs(context, 'report.rollback', [{ actor, published: outcome }]);
  return outcome;
}

function findEdition(transaction: Transaction<Schema>, reportId: number, number: number) {
  return transaction
    .selectFrom('edition')
    .where('report_id', '=', reportId)
    .where('number', '=', number)
    .select(content)
    .select('id')
    .executeTakeFirst();
}

function withoutId<Edition extends { id: number }>(edition: Edition): Omit<Edition, 'id'> {
  const { id: _, ...rest } = edition;
  return rest;
}

export async function withdrawReport(
  context: PublishContext,
  key: ReportKey,
  { expected, actor }: EditionAct,
): Promise<Published | undefined> {
  const { transaction, log, search } = context;
  const report = await findReport(transaction, key);
  requireExpected(key, expected, report);
  if (report?.current == null) return undefined;
  await transaction
    .updateTable('report')
    .set({ edition_id: null })
    .where('id', '=', report.id)
    .execute();
  await transaction.deleteFrom('download').where('report', '=', lookupOf(key)).execute();
  await transaction.deleteFrom('spanning').where('report_id', '=', report.id).execute();
  await search.remove(transaction, [report.id]);
  const changes = compareParts({}, parseParts(report.parts ?? '{}'));
  await log.append([{ kind: 'withdrawn', reportId: report.id, editionId: null, parts: changes }]);
  const outcome: Published = { key, edition: report.current, outcome: 'withdrawn', changes };
  await recordActs(context, 'report.withdraw', [{ actor, published: outcome }]);
  return outcome;
}
