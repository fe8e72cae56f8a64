import { localActor, withStore } from '../local-store.js';
import { UserError } from '../user-error.js';
import { describe, publishDrafts } from './publish-drafts.js';

interface StoreOption {
  databaseUrl?: string;
}

export async function rollBackClassification(
  name: string,
  edition: string,
  options: StoreOption,
): Promise<void> {
  await withStore(options, async (store) => {
    const number = /^[1-9]\d{0,8}$/.test(edition) ? Number(edition) : 0;
    const old = await store.classifications.find(name, number);
    if (!old) throw new UserError(`${name} has no edition ${JSON.stringify(edition)}.`);
    const document: unknown = JSON.parse(old.document);
    const kind = name.includes('/') ? 'concordance' : 'classification';
    await publishDrafts(store, [{ name, kind, document }]);
  });
}

export async function withdrawClassification(name: string, options: StoreOption): Promise<void> {
  const outcome = await withStore(options, ({ classifications }) =>
    classifications.withdraw(name, localActor()),
  );
  if (!outcome) throw new UserError(`There is no ${name} in the store that readers see.`);
  process.stdout.write(`${describe(outcome)}\n`);
}
