import type { Family, ReportKey } from '@broadsheet/contract';
import { CorruptEditionError, type CurrentEdition, type Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { buildListing } from './industry/listing.js';

interface Services {
  editions: Pick<Store['editions'], 'findCurrent' | 'findDocument'>;
  spanning: Pick<Store['spanning'], 'discard'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The current edition, made anew from its document where the store has damaged what was made from
 * it: a reader never gets damaged bytes.
 */
export async function findWhole(
  lookup: string,
  services: Services,
): Promise<CurrentEdition | undefined> {
  const edition = await findOrRebuild(lookup, services);
  if (edition?.isSpanDamaged) await discardSpan(lookup, edition, services);
  return edition;
}

async function findOrRebuild(
  lookup: string,
  { editions, logger }: Services,
): Promise<CurrentEdition | undefined> {
  try {
    const edition = await editions.findCurrent(lookup);
    return edition?.listing ? withRightListing(edition, edition.listing, lookup, logger) : edition;
  } catch (error) {
    if (!(error instanceof CorruptEditionError)) throw error;
    logger.error({ err: error, lookup }, 'sections were damaged in the store; they are made anew');
    const sections = await rebuildSections(editions, keyOf(lookup));
    if (!sections) throw error;
    return { ...error.edition, sections: error.complete(sections) };
  }
}

/** Its readers do without until the next refresh, which follows at once. */
async function discardSpan(
  lookup: string,
  { reportId }: CurrentEdition,
  { spanning, logger }: Services,
): Promise<void> {
  logger.error({ lookup }, 'figures that span companies were damaged; they are made anew');
  try {
    await spanning.discard(reportId);
  } catch (err) {
    logger.error({ err, lookup }, 'damaged figures could not be thrown away');
  }
}

/** A listing says nothing that the names of the charts do not say, so they tell whether it is right. */
function withRightListing(
  edition: CurrentEdition,
  listing: Buffer,
  lookup: string,
  logger: Services['logger'],
): CurrentEdition {
  const right = buildListing(keyOf(lookup), Object.keys(edition.parts) as never[]);
  if (right.equals(listing)) return edition;
  logger.error({ lookup }, 'a listing was damaged in the store; it is made anew');
  return { ...edition, listing: right };
}

async function rebuildSections(
  editions: Services['editions'],
  key: ReportKey,
): Promise<Map<string, Buffer> | undefined> {
  const stored = await editions.findDocument(key);
  if (!stored) return undefined;
  // Brings along what checks and derives, which reading does without.
  const { buildDraft } = await import('./publish/draft.js');
  const document = JSON.parse(stored.document) as unknown;
  return buildDraft({ family: key.family, document }).sections;
}

/** Lower case, as reports are found by it. */
function keyOf(lookup: string): ReportKey {
  const [family = '', country = '', code = '', language = ''] = lookup.split('/');
  return { family: family as Family, country, code, language };
}
