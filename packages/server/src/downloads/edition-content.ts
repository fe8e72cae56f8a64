import type { FamilyDefinition } from '@broadsheet/contract';
import { canonicalJson, sha256 } from '@broadsheet/store';
import type { ReadyEdition } from '../editions/current-editions.js';
import { listStoredNames } from '../sections/join-sections.js';

interface StoredSection {
  token: string;
  result: Buffer;
}

/** The stored results of an edition, in the order of the definition; those without data are left out. */
export function listStoredSections(
  { sections }: FamilyDefinition,
  edition: ReadyEdition,
  variants: readonly string[],
): StoredSection[] {
  return Object.keys(sections).flatMap((token) => {
    const stored = listStoredNames(token, variants).map((name) => edition.sections?.find(name));
    const result = stored.find((bytes) => bytes !== undefined);
    return result ? [{ token, result }] : [];
  });
}

const known = new WeakMap<ReadyEdition, Map<string, string>>();

/**
 * A hash of everything that readers see of an edition. Cached with the edition, because a change makes
 * another object of it.
 */
export function hashEdition(
  definition: FamilyDefinition,
  edition: ReadyEdition,
  variants: readonly string[],
): string {
  const hashes = known.get(edition) ?? new Map<string, string>();
  known.set(edition, hashes);
  const name = variants.join();
  const hash = hashes.get(name) ?? compute(definition, edition, variants);
  hashes.set(name, hash);
  return hash;
}

function compute(
  definition: FamilyDefinition,
  edition: ReadyEdition,
  variants: readonly string[],
): string {
  const { key, title, number, publishedAt, updatedAt, parts } = edition;
  const charts = Object.keys(definition.charts).map((name) => parts[name] ?? null);
  const sections = listStoredSections(definition, edition, variants);
  return sha256(
    canonicalJson([
      { ...key },
      ...[title, number, publishedAt, updatedAt],
      charts,
      sections.map(({ token, result }) => [token, sha256(result)]),
    ]),
  );
}
