import { joinPointer, type Findings } from '@broadsheet/contract/checking';

/** Letters that are the same in every form of Unicode, as nearly all are. */
const plain = /^[ -~]*$/;

/** Two parts with the same name look the same in a chart. Letter case makes no difference. */
export function checkDistinct(
  found: Findings,
  names: readonly string[],
  pointer: (index: number) => string,
): void {
  const seen = new Map<string, number>();
  names.forEach((name, index) => {
    const folded = (plain.test(name) ? name : name.normalize('NFKC')).toLowerCase();
    const first = seen.get(folded);
    if (first === undefined) seen.set(folded, index);
    else found.error(pointer(index), `"${name}" is given twice, first at ${pointer(first)}.`);
  });
}

/** The same for a field of the rows of a list. */
export function checkDistinctField<Field extends string>(
  found: Findings,
  rows: readonly Readonly<Record<Field, string>>[],
  { pointer, field }: { pointer: string; field: Field },
): void {
  checkDistinct(
    found,
    rows.map((row) => row[field]),
    (index) => joinPointer(pointer, index, field),
  );
}
