import { joinPointer, type Findings } from '@broadsheet/contract/checking';

interface Row {
  Name: string;
  EntityId?: number;
  SupplierCode?: number;
}

/** The number of a report belongs to one company: two names with it are a slip in either. */
export function checkOneName(
  found: Findings,
  rows: readonly Row[],
  { pointer, field }: { pointer: string; field: 'EntityId' | 'SupplierCode' },
): void {
  const names = new Map<number, string>();
  rows.forEach((row, index) => {
    const number = row[field];
    if (number === undefined) return;
    const first = names.get(number) ?? row.Name;
    names.set(number, first);
    // The same name twice has a finding of its own.
    if (first.toLowerCase() === row.Name.toLowerCase()) return;
    found.warning(
      joinPointer(pointer, index, field),
      `${String(number)} is the ${field} of "${first}" too; write that of "${row.Name}", or leave it out.`,
    );
  });
}
