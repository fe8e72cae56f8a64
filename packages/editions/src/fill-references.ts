import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import type { Store, UnfilledReferences } from '@broadsheet/store';
import { listReferences } from './preparation.js';

/**
 * Finds out what current editions name of which it is not known: those from before references were kept,
 * and those of an older program. Returns how many editions were filled in.
 */
export async function fillReferences(
  { references, figures }: Pick<Store, 'references' | 'figures'>,
  families: ReportFamilies = reportFamilies,
): Promise<number> {
  let filled = 0;
  // Editions that are published from now on are looked at again by the next call.
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
    // A document of an older form, which today's program cannot read.
    return { ...edition, references: [] };
  }
}
