import type { Published } from '@broadsheet/client';
import { formatReportKey, imageNames, sectionTokens } from '@broadsheet/contract';
import type { Published as StoredOutcome } from '@broadsheet/store';

/** What was, or would be, done to a report; the same for a store and for a service. */
export type Outcome = Pick<Published, 'key' | 'edition' | 'outcome' | 'changed'>;

/** Charts and sections in the order in which readers know them. */
const partOrder: string[] = [...imageNames, ...sectionTokens];

export function storedOutcome({ key, edition, outcome, changes }: StoredOutcome): Outcome {
  const changed = Object.entries(changes).map(([name, sha256]) => ({ name, sha256 }));
  return { key: formatReportKey(key), edition, outcome, changed };
}

/** `Revenue, Employees changed; SupplyChain gone` */
export function describeChanges(changed: Outcome['changed']): string {
  const sorted = [...changed].sort(
    (one, other) => partOrder.indexOf(one.name) - partOrder.indexOf(other.name),
  );
  const list = (isGone: boolean) =>
    sorted.filter(({ sha256 }) => (sha256 === null) === isGone).map(({ name }) => name);
  const [gone, different] = [list(true), list(false)];
  return [
    ...(different.length > 0 ? [different.join(', ')] : []),
    ...(gone.length > 0 ? [`gone: ${gone.join(', ')}`] : []),
  ].join('; ');
}

export function outcomeJson({ key, edition, outcome, changed }: Outcome): object {
  return {
    Key: key,
    Edition: edition,
    Outcome: outcome,
    Changed: changed.map(({ name, sha256 }) => ({ Name: name, SHA256: sha256 })),
  };
}
