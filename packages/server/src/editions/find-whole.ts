import {
  buildImageListing,
  findSpan,
  InvalidDocumentError,
  type Preparation,
} from '@broadsheet/editions';
import { CorruptEditionError, type CurrentEdition, type Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';

interface Services {
  editions: Pick<Store['editions'], 'findCurrent' | 'findDocument'>;
  spanning: Pick<Store['spanning'], 'discard'>;
  preparation: Preparation;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The current edition. Damaged parts in the store are rebuilt from the document, so that a client
 * never gets damaged bytes.
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
  services: Services,
): Promise<CurrentEdition | undefined> {
  const { editions, logger } = services;
  try {
    const edition = await editions.findCurrent(lookup);
    if (!edition) return undefined;
    const complete = await withSections(edition, services);
    return complete.listing ? withRightListing(complete, complete.listing, services) : complete;
  } catch (error) {
    if (!(error instanceof CorruptEditionError)) throw error;
    logger.error({ err: error, lookup }, 'sections were damaged in the store; they are made again');
    const sections = await rebuildSections(services, error.edition);
    if (!sections) throw error;
    return { ...error.edition, sections: error.complete(sections) };
  }
}

/**
 * Builds the sections of an edition that was published before its family had sections. They are not
 * written back: that would make it a different edition from the published one.
 */
async function withSections(edition: CurrentEdition, services: Services): Promise<CurrentEdition> {
  const { definition } = services.preparation.families.get(edition.key.family);
  if (edition.sections || Object.keys(definition.sections).length === 0) return edition;
  try {
    return { ...edition, sections: (await rebuildSections(services, edition)) ?? new Map() };
  } catch (err) {
    if (!(err instanceof InvalidDocumentError)) throw err;
    services.logger.error(
      { err, key: edition.key },
      'a document of an earlier version gives no sections',
    );
    return { ...edition, sections: new Map() };
  }
}

/** Clients get no such figures until the next refresh, which follows at once. */
async function discardSpan(
  lookup: string,
  { reportId, key }: CurrentEdition,
  { spanning, preparation, logger }: Services,
): Promise<void> {
  logger.error({ lookup }, 'figures that span reports were damaged; they are made again');
  const span = findSpan(preparation.families.get(key.family));
  try {
    if (span) await spanning.discard(span, reportId);
  } catch (err) {
    logger.error({ err, lookup }, 'damaged figures could not be removed');
  }
}

/** Checks the listing against the names of the charts, which determine it completely. */
function withRightListing(
  edition: CurrentEdition,
  listing: Buffer,
  { preparation, logger }: Services,
): CurrentEdition {
  const { key, parts } = edition;
  const { definition } = preparation.families.get(key.family);
  const names = Object.keys(definition.charts).filter((name) => name in parts);
  const right = buildImageListing(definition, key, names);
  if (right.equals(listing)) return edition;
  logger.error({ key }, 'a listing was damaged in the store; it is made again');
  return { ...edition, listing: right };
}

async function rebuildSections(
  { editions, preparation }: Services,
  { key }: CurrentEdition,
): Promise<Map<string, Buffer> | undefined> {
  const stored = await editions.findDocument(key);
  if (!stored) return undefined;
  const document = JSON.parse(stored.document) as unknown;
  return preparation.buildDraft({ family: key.family, document }).sections;
}
