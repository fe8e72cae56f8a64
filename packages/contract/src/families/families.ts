import { hasFamilyForm } from '../key-patterns.js';
import type { Operation } from '../operation.js';
import { findBadMark } from './blocks.js';
import type { FamilyDefinition } from './family.js';
import { writeKeyFields, type ReportKey } from './key-fields.js';
import {
  buildFamilyOperations,
  listReadingOperations,
  type FamilyOperations,
} from './operations/family-operations.js';
import { findReportKeyOf, formatReportKeyOf } from './report-key.js';

/** The families that a program knows, and what follows from their definitions. */
export interface Families {
  list: readonly FamilyDefinition[];
  names: readonly string[];
  find(name: string): FamilyDefinition | undefined;
  get(name: string): FamilyDefinition;
  operationsOf(name: string): FamilyOperations;
  /** Every operation that readers use, family by family. */
  readingOperations(): Operation[];
  publishOperations(): Operation[];
  /** The form people read and type: `industry/AU/1214/English`, `company/1001/English`. */
  formatReportKey(key: ReportKey): string;
  /** Parses what `formatReportKey` writes; undefined if the text is not a report key. */
  findReportKey(text: string): ReportKey | undefined;
  /**
   * Adds the country to a key, or the beginning of one, that people write without it because its
   * family has one country: `company/1001` becomes `company/au/1001`, the form that stores use.
   * Other texts are returned unchanged.
   */
  completeKeyText(text: string): string;
  /** The fields that name a report in JSON: `{Country, Code, Language}`. */
  writeKey(key: ReportKey): Record<string, string | number>;
  /** Keys as people write them, one per family, for messages. */
  exampleKeys(): string[];
}

export function createFamilies(list: readonly FamilyDefinition[]): Families {
  requireValid(list);
  const byName = new Map(list.map((definition) => [definition.name, definition]));
  const built = new Map<string, FamilyOperations>();
  const get = (name: string): FamilyDefinition => {
    const definition = byName.get(name);
    if (definition) return definition;
    throw new RangeError(`there is no family ${JSON.stringify(name)}`);
  };
  const operationsOf = (name: string): FamilyOperations => {
    const operations = built.get(name) ?? buildFamilyOperations(get(name));
    built.set(name, operations);
    return operations;
  };
  const formatReportKey = (key: ReportKey) => formatReportKeyOf(get(key.family), key);
  const all = () => list.map(({ name }) => operationsOf(name));
  const completeKeyText = (text: string): string => {
    const [name = '', first, ...rest] = text.toLowerCase().split('/');
    const country = byName.get(name)?.key.onlyCountry?.toLowerCase();
    if (country === undefined || first === undefined || first === country) return text;
    return [name, country, first, ...rest].join('/');
  };
  return {
    list,
    completeKeyText,
    names: list.map(({ name }) => name),
    find: (name) => byName.get(name),
    get,
    operationsOf,
    readingOperations: () => all().flatMap(listReadingOperations),
    publishOperations: () => all().flatMap(({ publish }) => Object.values(publish)),
    formatReportKey,
    findReportKey(text) {
      const [name = '', ...steps] = text.split('/');
      const definition = byName.get(name);
      return definition && findReportKeyOf(definition, steps);
    },
    writeKey({ family, country, code, language }) {
      const fields = writeKeyFields(get(family).key, code);
      return { Country: country, ...fields, Language: language };
    },
    exampleKeys: () =>
      list.map((definition) => {
        const { example } = definition;
        const code = Object.values(example.key).join('/');
        return formatReportKeyOf(definition, {
          country: example.Country,
          code,
          language: 'English',
        });
      }),
  };
}

/** A wrong definition prevents the start of the program, with a message that says where. */
function requireValid(list: readonly FamilyDefinition[]): void {
  const seen = { names: new Set<string>(), types: new Set<string>(), ids: new Map() };
  for (const definition of list) {
    const found = findFault(definition, seen);
    if (found !== undefined) throw new Error(`The family ${definition.name} has ${found}.`);
  }
}

interface SeenNames {
  names: Set<string>;
  types: Set<string>;
  /** Bodies by the id of their schema. */
  ids: Map<string, object>;
}

function findFault(definition: FamilyDefinition, seen: SeenNames): string | undefined {
  const { name, typeName, sections, charts } = definition;
  if (!hasFamilyForm(name)) return 'a name that is not 2 to 32 lower-case letters';
  if (seen.names.has(name)) return 'the name of another family';
  if (seen.types.has(typeName)) return `the typeName ${typeName} of another family`;
  seen.names.add(name);
  seen.types.add(typeName);
  return (
    findKeyFault(definition) ??
    findSectionFault(definition, seen.ids) ??
    findChartFault({ sections, charts }) ??
    findComparisonFault(definition)
  );
}

/** Requests may write a key in any letter case, as addresses of pages and of images do. */
function findKeyFault({ key, example }: FamilyDefinition): string | undefined {
  const wrong = key.fields.find(({ name, schema }) => {
    const text = example.key[name];
    const form = new RegExp((schema as { pattern?: string }).pattern ?? '');
    const spellings = typeof text === 'string' ? [text.toLowerCase(), text.toUpperCase()] : [];
    return spellings.some((spelling) => !form.test(spelling));
  });
  return wrong && `a key field ${wrong.name} whose pattern refuses letters of the other case`;
}

function findComparisonFault({ sections, comparison = [] }: FamilyDefinition): string | undefined {
  const unknown = comparison.find(({ section }) => !Object.hasOwn(sections, section));
  return unknown && `a comparison of the section "${unknown.section}", which it does not have`;
}

function findSectionFault(
  { sections }: FamilyDefinition,
  ids: Map<string, object>,
): string | undefined {
  const labels = new Set<string>();
  for (const [token, { label, body }] of Object.entries(sections)) {
    if (!/^[a-z0-9]{1,64}$/.test(token))
      return `a section "${token}", which is no lower-case token`;
    if (labels.has(label)) return `two sections with the label "${label}"`;
    labels.add(label);
    const { $id } = body as { $id?: string };
    if ($id === undefined) return `a body of the section ${token} whose schema has no $id`;
    if ((ids.get($id) ?? body) !== body)
      return `a body ${$id}, which is also that of another section`;
    ids.set($id, body);
    const mark = findBadMark(body);
    if (mark !== undefined) return `in the section ${token} ${mark}`;
  }
  return undefined;
}

function findChartFault({
  sections,
  charts,
}: Pick<FamilyDefinition, 'sections' | 'charts'>): string | undefined {
  for (const chart of Object.keys(charts)) {
    if (!/^[A-Z]\w{0,63}$/.test(chart)) return `a chart "${chart}", which is no name of a chart`;
    if (Object.hasOwn(sections, chart)) return `a chart and a section of the name ${chart}`;
  }
  return undefined;
}
