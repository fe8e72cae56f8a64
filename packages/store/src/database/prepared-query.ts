import type { Compilable, CompiledQuery } from 'kysely';

/** Fills in the values of a query whose text is known. */
type PreparedQuery<Row> = (values: readonly unknown[]) => CompiledQuery<Row>;

/**
 * A query that is asked for every read from the disk: building it and writing its text anew takes
 * longer than SQLite takes to answer. What it was built with only shows where values go, in the order
 * in which they stand in it.
 */
export function prepareQuery<Row>(query: Compilable<Row>): PreparedQuery<Row> {
  const compiled = query.compile();
  return (values) => ({ ...compiled, parameters: values });
}
