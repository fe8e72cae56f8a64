import { partName } from '@broadsheet/editions';
import type { EditionSummary, Store } from '@broadsheet/store';
import type { PublishTarget } from './publish-target.js';

/** What was published, as the store has it. */
export function createLocalReading({
  editions,
}: Store): Pick<PublishTarget, 'listEditions' | 'findDocument'> {
  return {
    listEditions: async (key) => (await editions.list(key)).map(toListed),
    async findDocument(key, edition) {
      const stored = await editions.findDocument(key, edition);
      return (
        stored && { document: JSON.parse(stored.document) as unknown, edition: stored.edition }
      );
    },
  };
}

function toListed({ edition, publishedAt, author, isCurrent, sha256, changes }: EditionSummary) {
  return {
    edition,
    author,
    publishedAt: new Date(publishedAt).toISOString(),
    current: isCurrent,
    sha256,
    changed: Object.entries(changes)
      .filter(([name]) => partName(name) === name)
      .map(([name, hash]) => ({ name, sha256: hash })),
  };
}
