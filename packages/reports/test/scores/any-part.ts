import fc from 'fast-check';

/** Scores with one decimal, as publishers write them. */
const anyScore = fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10);

/** Whole weights that sum to 100. */
export const anyWeights = (count: number): fc.Arbitrary<number[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: count - 1, maxLength: count - 1 })
    .map((cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), 100];
      return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
    });

/** Components of one part; their names are their positions. */
export const anyComponents = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc
    .tuple(anyWeights(count), fc.array(anyScore, { minLength: count, maxLength: count }))
    .map(([weights, scores]) =>
      weights.map((Weight, index) => ({
        Name: `Component ${String(index)}`,
        Score: scores[index] ?? 1,
        Weight,
      })),
    ),
);

/** Rows of a history that ends in the previous year. */
export const anyHistory = <const Part extends string>(parts: readonly Part[], scoreYear: number) =>
  fc
    .array(fc.array(fc.option(anyScore), { minLength: parts.length, maxLength: parts.length }), {
      minLength: 1,
      maxLength: 12,
    })
    .filter((rows) => rows.some((row) => row.some((score) => score !== null)))
    .map((rows) =>
      rows.map((row, index) => ({
        Year: scoreYear - rows.length + index,
        ...(Object.fromEntries(parts.map((part, at) => [part, row[at] ?? null])) as Record<
          Part,
          number | null
        >),
      })),
    );
