import { reportFamilies, type ReportFamilies, type ReportFamily } from '@broadsheet/reports';
import type { Store, UnfilledEdition } from '@broadsheet/store';

/** Families whose reports have figures that are compared across editions and reports. */
const listFigured = ({ list }: ReportFamilies = reportFamilies): ReportFamily[] =>
  list.filter(({ keyFigures }) => keyFigures.length > 0);

/**
 * Computes the key figures of editions without any: those published before their family had
 * figures, or by an older program. Returns how many editions were filled in.
 */
export async function fillFigures(
  { figures }: Pick<Store, 'figures'>,
  families?: ReportFamilies,
): Promise<number> {
  let filled = 0;
  for (const family of listFigured(families)) {
    const { name } = family.definition;
    // Editions that are published from now on are handled by the next call.
    const last = await figures.findLastEdition();
    for await (const editions of figures.listUnfilled(name)) {
      const made = editions.flatMap((edition) => buildFigures(family, edition));
      await figures.fill(made);
      filled += made.length;
    }
    await figures.endFilling(name, last);
  }
  return filled;
}

function buildFigures(family: ReportFamily, { document, ...edition }: UnfilledEdition) {
  try {
    return [{ ...edition, figures: family.derive(document).keyFigures ?? [] }];
  } catch {
    // A document of an older form, which this version cannot derive from.
    return [];
  }
}
