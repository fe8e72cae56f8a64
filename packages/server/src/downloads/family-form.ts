import type { FamilyDefinition } from '@broadsheet/contract';
import type { FamilyForm } from '@broadsheet/downloads';
import { sha256 } from '@broadsheet/store';

interface WrittenForm {
  /** What a worker needs to know of a family, as JSON. */
  text: string;
  sha256: string;
}

const written = new WeakMap<FamilyDefinition, WrittenForm>();

/** Written once for each family: the text is long, and every download asks for its hash. */
export function writeFamilyForm(definition: FamilyDefinition): WrittenForm {
  const known = written.get(definition);
  if (known) return known;
  const text = JSON.stringify(buildForm(definition));
  const form = { text, sha256: sha256(text) };
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
