import type { FamilyDefinition } from '@broadsheet/contract';
import type { FamilyForm } from '@broadsheet/downloads';

const written = new WeakMap<FamilyDefinition, string>();

/** What a worker needs to know of a family, as JSON. */
export function writeFamilyForm(definition: FamilyDefinition): string {
  const form = written.get(definition) ?? JSON.stringify(buildForm(definition));
  written.set(definition, form);
  return form;
}

function buildForm({ title, sections, charts, words = {} }: FamilyDefinition): FamilyForm {
  return {
    title,
    sections: Object.entries(sections).map(([token, { label, body }]) => ({ token, label, body })),
    charts: Object.keys(charts),
    words,
  };
}
