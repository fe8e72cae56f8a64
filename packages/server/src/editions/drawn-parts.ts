import type { FamilyDefinition } from '@broadsheet/contract';
import { buildImageListing, variantName } from '@broadsheet/editions';
import type { CurrentEdition } from '@broadsheet/store';

/**
 * The edition with the parts that were made with figures of other families, in place of its own;
 * undefined if it has no such parts.
 */
export function findWithDrawn(
  definition: FamilyDefinition,
  edition: CurrentEdition,
): CurrentEdition | undefined {
  const { drawsOn = [], sections: tokens, charts } = definition;
  const sections = new Map(edition.sections);
  const parts = { ...edition.parts };
  let isDrawn = false;
  for (const family of drawsOn) {
    for (const token of Object.keys(tokens)) {
      const body = sections.get(variantName(token, family));
      if (body) sections.set(token, body);
      isDrawn ||= body !== undefined;
    }
    for (const name of Object.keys(charts)) {
      const chart = parts[variantName(name, family)];
      if (chart !== undefined) parts[name] = chart;
    }
  }
  if (!isDrawn) return undefined;
  const names = Object.keys(charts).filter((name) => name in parts);
  const listing = names.length > 0 ? buildImageListing(definition, edition.key, names) : null;
  return { ...edition, sections, parts, listing };
}
