import { camelName, hasCharts, hasSections, namesOf } from './naming.js';
import { docComment } from './schema-type.js';

/** The files that name all families. */
export function registryFiles(families) {
  return {
    'shipped-families.ts': familiesFile(families),
    'shipped-keys.ts': keysFile(families),
    'shipped-exports.ts': exportsFile(families),
  };
}

function familiesFile(families) {
  const names = families.map(({ name }) => name);
  const methodsOf = (family) => namesOf(family).methods;
  const imports = families.map(
    (family) => `import type { ${methodsOf(family)} } from './${family.name}/${family.name}.js';`,
  );
  const entries = families.map((family) => `${about(family)}${family.name}: ${methodsOf(family)};`);
  const getters = families.map(
    (family) =>
      `${about(family)}get ${family.name}(): ${methodsOf(family)} {
return this.family('${family.name}');
}`,
  );
  return `import type { AnyFamily } from './any-family.js';
${imports.toSorted().join('\n')}

/** The methods of each family that the client knows, by its name. */
export interface FamilyMethods {
${entries.join('\n')}
}

/** The name of a family that the client knows. */
export type FamilyName = keyof FamilyMethods;

/** The names of the families that the client knows. */
export const familyNames: readonly FamilyName[] = ${JSON.stringify(names)};

/** The methods of a family: typed where the client knows it. */
export type FamilyOf<Name extends string> = Name extends FamilyName
  ? FamilyMethods[Name]
  : AnyFamily;

/** A property for each family that the client knows. */
export abstract class ShippedFamilies {
${getters.join('\n\n')}

abstract family<Name extends string>(name: Name): FamilyOf<Name>;
}
`;
}

const about = ({ title, about: text }) => docComment(`${title}. ${text}`);

function keysFile(families) {
  const keys = families.map(({ name, key: { onlyCountry, fields } }) => {
    const names = JSON.stringify(fields.map((field) => camelName(field.name)));
    const country = onlyCountry === undefined ? '' : `country: '${onlyCountry}', `;
    return `${name}: { ${country}fields: ${names} },`;
  });
  return `/** How reports of a family are named. */
interface ShippedKey {
/** Where all reports are of one country. */
country?: string;
/** The fields that name a report in its country, beside the language. */
fields: readonly string[];
}

/** By the name of the family. */
export const shippedKeys: Readonly<Partial<Record<string, ShippedKey>>> = {
${keys.join('\n')}
};
`;
}

/** All that users may import of the families. */
function exportsFile(families) {
  const lines = families.flatMap((family) => {
    const { methods, key, report, bodies, token, tokens, labels, image, images } = namesOf(family);
    const from = (file) => `from './${family.name}/${file}.js';`;
    return [
      `export type { ${[methods, key, report].join(', ')} } ${from(family.name)}`,
      ...(hasCharts(family) ? [`export { ${images}, type ${image} } ${from('images')}`] : []),
      ...(hasSections(family)
        ? [
            `export type * ${from('section-bodies')}`,
            `export { ${tokens}, type ${bodies}, type ${labels}, type ${token} } ${from('sections')}`,
          ]
        : []),
    ];
  });
  return `${lines.join('\n')}\n`;
}
