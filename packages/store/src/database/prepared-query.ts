import type { Compilable, CompiledQuery } from 'kysely';

/** Fills values into a query that was compiled before. */
type PreparedQuery<Row> = (values: readonly unknown[]) => CompiledQuery<Row>;

/**
 * A query that runs on every read from the disk: building and compiling it each time takes longer
 * than SQLite takes to answer. The values it was built with are placeholders; they show the order
 * in which the real values are filled in.
 */
export function prepareQuery<Row>(query: Compilable<Row>): PreparedQuery<Row> {
  const compiled = query.compile();
  return (values) => ({ ...compiled, parameters: values });
}
