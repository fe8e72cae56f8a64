import { isFields } from '@broadsheet/view';

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

/** Fields that contain sentences. */
const plainNames = ['Detail', 'Background'];

function textsOf(fields: Fields): string[] {
  const { AnalysisHTML, Takeaways } = fields;
  const lines: unknown[] = Array.isArray(Takeaways) ? Takeaways : [];
  return [AnalysisHTML, ...lines, ...plainNames.map((name) => fields[name])].filter(
    (text) => typeof text === 'string',
  );
}
