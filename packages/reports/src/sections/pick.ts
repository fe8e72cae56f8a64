/**
 * A row with these properties, in this order, if it has them: the same document gives the same
 * bytes in whatever order its publisher wrote the names.
 */
export function pick<const Name extends string>(...names: Name[]) {
  return <Row extends Partial<Record<Name, unknown>>>(row: Row): Pick<Row, Name & keyof Row> => {
    const picked: Partial<Record<Name, unknown>> = {};
    for (const name of names) if (row[name] !== undefined) picked[name] = row[name];
    return picked as Pick<Row, Name & keyof Row>;
  };
}
