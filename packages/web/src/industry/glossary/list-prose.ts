/**
 * The texts of sections in the order in which a chapter shows them: those of the section, then
 * those of its rows. HTML if there is any, otherwise the sentences of a list.
 */
export function listProse(bodies: readonly unknown[]): string[] {
  return bodies.flatMap((body) => {
    if (!isFields(body)) return [];
    const own = textsOf(body);
    const rows = Object.values(body).flatMap((value): unknown[] =>
      Array.isArray(value) ? value : [],
    );
    return [...own, ...rows.filter(isFields).flatMap(textsOf)];
  });
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that contain sentences. */
const plainNames = ['Detail', 'Background'];

function textsOf(fields: Fields): string[] {
  const { AnalysisHTML, Takeaways } = fields;
  const lines: unknown[] = Array.isArray(Takeaways) ? Takeaways : [];
  return [AnalysisHTML, ...lines, ...plainNames.map((name) => fields[name])].filter(
    (text) => typeof text === 'string',
  );
}
