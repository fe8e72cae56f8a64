import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import type { Store, UnfilledReferences } from '@broadsheet/store';
import { listReferences } from './preparation.js';

/**
 * Finds the references of current editions that have none stored: those published before references
 * were stored, or by an older program. Returns how many editions were filled in.
 */
export async function fillReferences(
  { references, figures }: Pick<Store, 'references' | 'figures'>,
  families: ReportFamilies = reportFamilies,
): Promise<number> {
  let filled = 0;
  // Editions that are published from now on are handled by the next call.
  const last = await figures.findLastEdition();
  for await (const editions of references.listUnfilled()) {
    await references.fill(editions.map((edition) => listNamed(families, edition)));
    filled += editions.length;
  }
  await references.endFilling(last);
  return filled;
}

function listNamed(families: ReportFamilies, { document, ...edition }: UnfilledReferences) {
  const { family } = edition.key;
  if (!families.families.find(family)) return { ...edition, references: [] };
  try {
    const named = listReferences(families, { family, document });
    return { ...edition, references: named.map(({ report }) => report) };
  } catch {
    // A document of an older form, which this version cannot read.
    return { ...edition, references: [] };
  }
}
