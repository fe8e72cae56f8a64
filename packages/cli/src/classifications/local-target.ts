import type {
  ClassificationDocument,
  ConcordanceDocument,
} from '@broadsheet/reports/classifications';
import {
  WithdrawnClassificationError,
  withoutPassword,
  type ClassificationOutcome,
  type Store,
} from '@broadsheet/store';
import { localActor } from '../local-store.js';
import type { ClassificationTarget, ListedDocument } from './classification-target.js';
import { countByLevel, countLinks } from './counts.js';
import { refuseWithdrawn } from './refuse-withdrawn.js';

/** Publishes into the store of this machine. */
export function createLocalTarget(
  { classifications }: Pick<Store, 'classifications'>,
  databaseUrl: string,
): ClassificationTarget {
  const actor = localActor();
  const findDocument = async (name: string): Promise<unknown> => {
    const stored = await classifications.find(name);
    return stored && JSON.parse(stored.document);
  };
  return {
    name: withoutPassword(databaseUrl),
    async list() {
      const all = await classifications.listCurrent();
      return Promise.all(
        all.map(async ({ name, edition }) => describe(name, edition, await findDocument(name))),
      );
    },
    findDocument,
    publish: (draft) =>
      refusing(draft.name, async () => {
        const [outcome] = await classifications.publish([draft], actor);
        if (!outcome) throw new Error('one draft has one outcome');
        return outcome;
      }),
    preview: (draft) => refusing(draft.name, () => classifications.preview(draft)),
    async listEditions(name) {
      const editions = await classifications.listEditions(name);
      return editions.map(({ edition, isCurrent: current, publishedAt, author, sha256 }) => ({
        ...{ edition, current, author, sha256, publishedAt: new Date(publishedAt).toISOString() },
      }));
    },
    rollBack: (name, edition) => classifications.rollBack(name, edition, { actor }),
    withdraw: (name) => classifications.withdraw(name, { actor }),
  };
}

function describe(name: string, edition: number, found: unknown): ListedDocument {
  const document = found as ClassificationDocument | ConcordanceDocument;
  const { Extract: isExtract = false, Source: source } = document;
  const counts = 'Links' in document ? countLinks(document) : countByLevel(document);
  return { name, edition, isExtract, counts, source };
}

async function refusing(
  name: string,
  work: () => Promise<ClassificationOutcome>,
): Promise<ClassificationOutcome> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof WithdrawnClassificationError ? refuseWithdrawn(name) : error;
  }
}
