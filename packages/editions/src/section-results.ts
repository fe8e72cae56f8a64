import { wholeFieldsOf, type FamilyDefinition } from '@broadsheet/contract';
import type { Derived } from '@broadsheet/reports';
import { encodeJson, variantName } from '@broadsheet/store/draft';

/** Elements of `Sections`, ready to send, by token; other bodies of a section by `variantName`. */
export function buildSectionResults(
  { sections }: FamilyDefinition,
  { sections: bodies, variants = {} }: Pick<Derived, 'sections' | 'variants'>,
): Map<string, Buffer> {
  const results = new Map<string, object>();
  const add = (token: string, name: string, Body: object | undefined) => {
    const label = sections[token]?.label;
    if (label === undefined) throw new Error(`there is no section ${token} in the definition`);
    if (Body) results.set(name, writeResult(label, Body));
  };
  for (const [token, body] of Object.entries(bodies)) add(token, token, body);
  for (const [field, others] of Object.entries(variants)) {
    for (const [token, body] of Object.entries(others)) add(token, variantName(token, field), body);
  }
  const encoded = encodeJson([...results.values()]);
  return new Map(
    [...results.keys()].map((name, index) => [name, encoded[index] ?? Buffer.alloc(0)]),
  );
}

/** The results that readers of the whole report get, by token, in the order of the definition. */
export function listWholeResults(
  definition: FamilyDefinition,
  results: ReadonlyMap<string, Buffer> = new Map(),
): [token: string, result: Buffer][] {
  const fields = Object.keys(wholeFieldsOf(definition));
  return Object.keys(definition.sections).flatMap((token) => {
    const names = [...fields.map((field) => variantName(token, field)), token];
    const found = names.map((name) => results.get(name)).find((result) => result !== undefined);
    return found === undefined ? [] : [[token, found]];
  });
}

const writeResult = (RequestedSection: string, Body: object) => ({
  RequestedSection,
  StatusCode: 200,
  Body,
});
