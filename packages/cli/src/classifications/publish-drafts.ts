import type { ClassificationDraft, ClassificationOutcome, Store } from '@broadsheet/store';
import { localActor } from '../local-store.js';

/** Publishes what was checked, and says what became of it. */
export async function publishDrafts(
  { classifications }: Pick<Store, 'classifications'>,
  drafts: readonly ClassificationDraft[],
  isDryRun = false,
): Promise<void> {
  if (isDryRun) {
    for (const { name } of drafts) process.stdout.write(`${name} can be published.\n`);
    return;
  }
  const outcomes = await classifications.publish(drafts, localActor());
  for (const outcome of outcomes) process.stdout.write(`${describe(outcome)}\n`);
}

export const describe = ({ name, edition, outcome }: ClassificationOutcome): string =>
  `${name}: edition ${String(edition)}, ${outcome}`;
