import type { Published } from '@broadsheet/client';
import { families, type ReportKey } from '@broadsheet/contract';
import { partName } from '@broadsheet/editions';
import type { Published as StoredOutcome } from '@broadsheet/store';
import { countOf } from '../terminal/amounts.js';

/** What was done, or would be done, to a report; the same for a store and for a service. */
export type Outcome = Pick<Published, 'key' | 'edition' | 'outcome' | 'changed'>;

export function storedOutcome(
  { key, edition, outcome, changes }: StoredOutcome,
  formatKey: (key: ReportKey) => string,
): Outcome {
  const changed = Object.entries(changes)
    // Leaves out the other bodies of a section, which change with it.
    .filter(([name]) => partName(name) === name)
    .map(([name, sha256]) => ({ name, sha256 }));
  return { key: formatKey(key), edition, outcome, changed };
}

/** `Revenue, Employees changed; SupplyChain gone` */
export function describeChanges({ key, changed }: Pick<Outcome, 'key' | 'changed'>): string {
  const order = listParts(key);
  const sorted = [...changed].sort(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  );
  const list = (isGone: boolean) =>
    sorted.filter(({ sha256 }) => (sha256 === null) === isGone).map(({ name }) => name);
  const [gone, different] = [list(true), list(false)];
  return [
    ...(different.length > 0 ? [different.join(', ')] : []),
    ...(gone.length > 0 ? [`gone: ${gone.join(', ')}`] : []),
  ].join('; ');
}

/** Charts and sections of a report's family, in the documented order. */
function listParts(key: string): string[] {
  const [name = ''] = key.split('/');
  const { charts = {}, sections = {} } = families.find(name) ?? {};
  return [...Object.keys(charts), ...Object.keys(sections)];
}

/** `14 charts, 20 sections`. */
export function countParts({ changed }: Pick<Outcome, 'changed'>): string {
  // Charts are named like `Revenue`, sections like `title`.
  const charts = changed.filter((part) => /^[A-Z]/.test(part.name)).length;
  const sections = changed.length - charts;
  return [
    ...(charts > 0 ? [countOf(charts, 'chart')] : []),
    ...(sections > 0 ? [countOf(sections, 'section')] : []),
  ].join(', ');
}

export function outcomeJson({ key, edition, outcome, changed }: Outcome): object {
  return {
    Key: key,
    Edition: edition,
    Outcome: outcome,
    Changed: changed.map(({ name, sha256 }) => ({ Name: name, SHA256: sha256 })),
  };
}
