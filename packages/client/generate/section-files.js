import { namesOf } from './naming.js';
import { describeType, docComment } from './schema-type.js';

/**
 * The files of a family's sections: the bodies, and which token asks for which. A body that several
 * families share is written by the first; `owners` has the family by the body's name.
 */
export function sectionFiles(family, owners) {
  return {
    'section-bodies.ts': bodiesFile(family, owners),
    'sections.ts': tokensFile(family, owners),
  };
}

const bodyName = ({ body }) => body.$id;

function bodiesFile({ name, sections }, owners) {
  const bodies = new Map(
    Object.values(sections).map((section) => [bodyName(section), section.body]),
  );
  const own = [...bodies].filter(([id]) => owners.get(id) === name);
  // A file without exports is no module.
  if (own.length === 0) return 'export {};\n';
  return own
    .map(
      ([id, schema]) =>
        `${docComment(schema.description)}export interface ${id} ${describeType(schema)}\n`,
    )
    .join('\n');
}

function tokensFile(family, owners) {
  const { bodies, token, tokens, labels } = namesOf(family);
  const sections = Object.entries(family.sections);
  const bodyOf = ([name, section]) =>
    `${docComment(section.about)}${JSON.stringify(name)}: ${bodyName(section)};`;
  const labelOf = ([name, { label }]) =>
    `${docComment(`Of the section \`${name}\`.`)}${JSON.stringify(name)}: ${JSON.stringify(label)};`;
  return `${bodyImports(family, owners)}

/** The body of each section of ${family.oneReport}, by the token that asks for it. */
export interface ${bodies} {
${sections.map(bodyOf).join('\n')}
}

/** The label of each section of ${family.oneReport}, by its token. */
export interface ${labels} {
${sections.map(labelOf).join('\n')}
}

/** What names a section of ${family.oneReport} in a request. */
export type ${token} = keyof ${bodies};

/** Every section of ${family.oneReport}, in the order in which readers see them. */
export const ${tokens}: readonly ${token}[] = ${JSON.stringify(Object.keys(family.sections))};
`;
}

function bodyImports({ name, sections }, owners) {
  const ids = [...new Set(Object.values(sections).map(bodyName))].toSorted();
  const folders = [...new Set(ids.map((id) => owners.get(id)))].toSorted();
  return folders
    .map((owner) => {
      const folder = owner === name ? '.' : `../${owner}`;
      const theirs = ids.filter((id) => owners.get(id) === owner);
      return `import type { ${theirs.join(', ')} } from '${folder}/section-bodies.js';`;
    })
    .join('\n');
}
