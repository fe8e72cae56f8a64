import { Type, type TProperties } from 'typebox';
import { Country, Language, LanguageOrDefault } from '../../fields.js';
import type { FamilyDefinition } from '../family.js';

/** The fields of a request body that name a report. */
export function keyProperties(definition: FamilyDefinition): TProperties {
  return {
    Country: countryOf(definition),
    ...fieldProperties(definition),
    Language: LanguageOrDefault,
  };
}

/** The fields of an answer that name a report. */
export function writtenKeyProperties(definition: FamilyDefinition): TProperties {
  return { Country, ...fieldProperties(definition), Language };
}

function fieldProperties({ key }: FamilyDefinition): TProperties {
  return Object.fromEntries(key.fields.map(({ name, schema }) => [name, schema]));
}

export function countryOf({ title, key: { onlyCountry } }: FamilyDefinition) {
  if (onlyCountry === undefined) return Country;
  const description = `${title} cover one country only: \`${onlyCountry}\`.`;
  return Type.String({ ...Country, description });
}

/** The fields that select another body of a section. */
export function variantProperties({ variants = {} }: FamilyDefinition): TProperties {
  return Object.fromEntries(
    Object.entries(variants).map(([name, { about }]) => [
      name,
      Type.Optional(Type.Boolean({ description: about, default: false })),
    ]),
  );
}

/** The key fields of the example report in requests or answers. */
export function exampleKey({ example }: FamilyDefinition): Record<string, string | number> {
  return { Country: example.Country, ...example.key, Language: 'English' };
}
