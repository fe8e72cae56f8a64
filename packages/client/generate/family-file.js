import { camelName, hasCharts, hasSections, namesOf } from './naming.js';
import { describeType, docComment } from './schema-type.js';

/** What names a family's reports, and the methods that the family has. */
export function familyFile(family) {
  const { methods, key, report } = namesOf(family);
  return `${importsOf(family)}

/** What names ${family.oneReport}. */
export interface ${key} {
${[countryOf(family), ...fieldsOf(family), language].join('\n')}
}

/** What names ${family.oneReport} in an answer. */
export interface ${report} {
${[writtenCountry, ...fieldsOf(family), writtenLanguage].join('\n')}
}

${shapeOf(family)}

${operationsOf(family)}${docComment(`${family.title}: \`client.${family.name}\`. ${family.about}`)}export interface ${methods} extends ${extended(family).join(', ')} {}
`;
}

const field = (name, type, text) => `${docComment(text)}${name}: ${type};`;
const optional = (name, type, text) => `${docComment(text)}${name}?: ${type} | undefined;`;

const countryText = 'Country code of two letters, such as `AU`.';
const writtenCountry = field('country', 'string', 'Country code of two letters.');
const writtenLanguage = field('language', 'string', 'Language name.');
const language = optional('language', 'string', 'Language name. `English` where it is not given.');

function countryOf({ title, key: { onlyCountry } }) {
  if (onlyCountry === undefined) return field('country', 'string', countryText);
  const text = `${title} cover one country: \`${onlyCountry}\` where it is not given.`;
  return optional('country', 'string', text);
}

function fieldsOf({ key }) {
  return key.fields.map(({ name, schema }) =>
    field(camelName(name), describeType(schema), schema.description),
  );
}

/** Those before the last narrow the list; of the last, several may be named. */
function filterOf(family) {
  const { fields } = family.key;
  const last = fields.at(-1);
  const narrowing = fields.slice(0, -1);
  return [
    countryOf(family),
    ...narrowing.map(({ name, schema }) =>
      optional(camelName(name), describeType(schema), schema.description),
    ),
    optional(
      camelName(last.plural),
      `readonly ${describeType(last.schema)}[]`,
      'Only these; if left out, every report that the client may read.',
    ),
  ];
}

function variantsOf({ variants = {} }) {
  const fields = Object.entries(variants).map(([name, { about }]) =>
    optional(camelName(name), 'boolean', about),
  );
  return fields.length === 0 ? 'unknown' : `{\n${fields.join('\n')}\n}`;
}

function shapeOf(family) {
  const { key, report, bodies, labels, image } = namesOf(family);
  return `/** What the methods are typed by. */
interface ${family.typeName}Shape {
key: ${key};
report: ${report};
filter: {
${filterOf(family).join('\n')}
};
variants: ${variantsOf(family)};
bodies: ${hasSections(family) ? bodies : 'object'};
labels: ${hasSections(family) ? labels : 'object'};
image: ${hasCharts(family) ? image : 'never'};
}`;
}

const listMethodsOf = ({ key }) =>
  key.onlyCountry === undefined ? 'ListMethods' : 'OneCountryListMethods';

function extended(family) {
  const methods = [
    ...(hasSections(family) ? ['SectionMethods'] : []),
    ...(hasCharts(family) ? ['ChartMethods'] : []),
    listMethodsOf(family),
  ];
  const shaped = methods.map((name) => `${name}<${family.typeName}Shape>`);
  return hasOwn(family) ? [...shaped, `OwnOperations<${family.typeName}Operations>`] : shaped;
}

const hasOwn = ({ operations = [] }) => operations.length > 0;

/** Each by the last step of its path. */
function operationsOf(family) {
  if (!hasOwn(family)) return '';
  const operations = family.operations.map(
    ({ path, description, body, answers }) =>
      `${docComment(description)}${path.split('/').at(-1)}: { body: ${describeType(body)}; answer: ${describeType(answers[200].schema)} };`,
  );
  return `/** What only this family has. */
interface ${family.typeName}Operations {
${operations.join('\n')}
}

`;
}

function importsOf(family) {
  const { bodies, labels, image } = namesOf(family);
  return [
    ...(hasCharts(family) ? ["import type { ChartMethods } from '../chart-methods.js';"] : []),
    `import type { ${listMethodsOf(family)} } from '../list-methods.js';`,
    ...(hasOwn(family) ? ["import type { OwnOperations } from '../own-operations.js';"] : []),
    ...(hasSections(family)
      ? ["import type { SectionMethods } from '../section-methods.js';"]
      : []),
    ...(hasCharts(family) ? [`import type { ${image} } from './images.js';`] : []),
    ...(hasSections(family) ? [`import type { ${bodies}, ${labels} } from './sections.js';`] : []),
  ].join('\n');
}
