import { linkSameCodes, nameOfConcordance } from '@broadsheet/reports/classifications';
import { withStore } from '../local-store.js';
import { UserError } from '../user-error.js';
import { publishDrafts } from './publish-drafts.js';
import { getStoredTree } from './stored-trees.js';

export async function linkClassifications(
  from: string,
  to: string,
  options: { databaseUrl?: string },
): Promise<void> {
  await withStore(options, async (store) => {
    const document = linkSameCodes(
      await getStoredTree(store, from),
      await getStoredTree(store, to),
    );
    if (document.Links.length === 0) throw new UserError(`${from} and ${to} share no code.`);
    const name = nameOfConcordance(document);
    await publishDrafts(store, [{ name, kind: 'concordance', document }]);
  });
}
