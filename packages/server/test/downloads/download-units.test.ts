import { families, type FamilyDefinition } from '@broadsheet/contract';
import { readName } from '@broadsheet/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';
import { downloadReport, publishDemoReports, type DemoReport } from './demo-downloads.js';
import { readCsv } from './read-csv.js';
import { unzip } from './unzip.js';

let service: Service;
let reports: DemoReport[];
beforeAll(async () => {
  service = await startService();
  reports = await publishDemoReports(service);
});
afterAll(() => service.stop());

interface Package {
  sources?: { title: string }[];
  citation: string;
  resources: Resource[];
}

interface Resource {
  name: string;
  path: string;
  schema: { fields: Field[] };
}

interface Field {
  name: string;
  type: string;
  unit?: string;
}

interface Table extends Resource {
  rows: string[][];
}

async function readPackage(family: string): Promise<Package & { tables: Table[] }> {
  const report = reports.find((each) => each.family === family);
  if (!report) throw new Error(`no demo report of ${family}`);
  const files = unzip(await downloadReport(service, report, { Format: 'csv' }));
  const described = JSON.parse(files.get('datapackage.json') ?? '') as Package;
  const tables = described.resources.map((resource) => {
    const [, ...rows] = readCsv((files.get(resource.path) ?? '').slice(1));
    return { ...resource, rows };
  });
  return { ...described, tables };
}

/** A property of a body, by what the contract says of it in words. */
interface Leaf {
  isPercent: boolean;
  isWhole: boolean;
  isYear: boolean;
}

/** The properties of a section by the name that readers see. */
function listLeaves(schema: object, found = new Map<string, Leaf[]>()): Map<string, Leaf[]> {
  const { properties = {}, items, anyOf = [] } = schema as Schema;
  for (const [name, inner] of Object.entries(properties)) {
    const label = readName(name);
    const isYear = inner.type === 'integer' && name.endsWith('Year');
    const isPercent =
      /\bper cent\b(?! earn)|this percentage/i.test(inner.description ?? '') && isNumber(inner);
    const leaf = { isPercent, isWhole: inner.type === 'integer', isYear };
    if (isNumber(inner)) found.set(label, [...(found.get(label) ?? []), leaf]);
    listLeaves(inner, found);
  }
  if (items) listLeaves(items, found);
  for (const inner of anyOf) listLeaves(inner, found);
  return found;
}

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'number' || type === 'integer' || anyOf.some(isNumber);

const isMoney = (unit = '') => /^[A-Z]{3}\b/.test(unit);
const isFigure = (text: string | undefined) => /^-?\d+(\.\d+)?(e[-+]?\d+)?$/.test(text ?? '');

/** Checks a figure against all that the contract says of properties with its name. */
function checkUnit(leaves: Leaf[] | undefined, unit: string | undefined, where: string): void {
  if (!leaves) return;
  if (leaves.every(({ isPercent }) => isPercent)) expect(unit, where).toBe('percent');
  if (leaves.every(({ isPercent }) => !isPercent)) expect(unit, where).not.toBe('percent');
  if (leaves.every(({ isWhole, isPercent }) => isWhole || isPercent)) {
    expect(isMoney(unit), where).toBe(false);
  }
}

const withoutBrackets = (name: string) => name.replace(/ \([^)]*\)$/, '');
const lastPart = (name: string) => name.split(': ').at(-1) ?? name;

function checkTable(definition: FamilyDefinition, table: Table): void {
  const { fields } = table.schema;
  const token = table.name.replace(/-\d+$/, '');
  const section = definition.sections[token];
  const leaves = section ? listLeaves(section.body) : new Map<string, Leaf[]>();
  const indexOf = (name: string) => fields.findIndex((field) => field.name === name);
  fields.forEach((field, index) => {
    const where = `${definition.name} ${table.name} ${field.name}`;
    const { name, unit } = field;
    const known = section && leaves.get(lastPart(withoutBrackets(name)));
    if (unit !== undefined) expect(['number', 'any'], where).toContain(field.type);
    if (known?.every(({ isYear }) => isYear)) expect(field, where).toMatchObject({ type: 'year' });
    if (name === 'Year' || name === 'Period') expect(unit, where).toBeUndefined();
    // The unit of `Value` is that of its row.
    if (name !== 'Value') checkUnit(known, unit, where);
    const inBrackets = / \(([^)]+)\)$/.exec(name)?.[1];
    if (!section && field.type === 'number' && inBrackets !== undefined) {
      const expected = { '%': 'percent', number: undefined, people: 'people' };
      const expectedUnit = inBrackets in expected ? expected[inBrackets as '%'] : inBrackets;
      expect(unit, where).toBe(expectedUnit);
    }
    // A unit of a column is the unit of all its rows.
    const unitIndex = indexOf('Unit');
    if (unit === undefined || unitIndex < 0) return;
    for (const row of table.rows) {
      if (isFigure(row[index]) && name === 'Value') expect(row[unitIndex], where).toBe(unit);
    }
  });
  checkRows(table, leaves, `${definition.name} ${table.name}`);
}

/** Rows that are named after properties, as facts and lines of years are. */
function checkRows(
  { schema: { fields }, rows }: Table,
  leaves: Map<string, Leaf[]>,
  where: string,
) {
  const names = fields.map(({ name }) => name);
  const isNamedByRows = names.includes('Value') || names.some((name) => /^\d{4}/.test(name));
  const [nameIndex, unitIndex] = [names.indexOf('Name'), names.indexOf('Unit')];
  if (!isNamedByRows || nameIndex < 0 || names.includes('Period')) return;
  const figures = fields.findIndex(({ name }) => name === 'Value' || /^\d{4}/.test(name));
  for (const row of rows) {
    const name = withoutBrackets(row[nameIndex] ?? '');
    if (!isFigure(row[figures])) continue;
    const unit = unitIndex < 0 ? fields[figures]?.unit : row[unitIndex];
    checkUnit(leaves.get(name), unit === '' ? undefined : unit, `${where} ${name}`);
  }
}

describe('units in datapackage.json', () => {
  it.each(families.names)('are those of each field and row of %s', async (family) => {
    const { tables } = await readPackage(family);
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) checkTable(families.get(family), table);
  });

  it('are percent where the table has amounts, and none for years', async () => {
    const { tables } = await readPackage('company');
    const units = (name: string) =>
      tables.find((table) => table.name === name)?.schema.fields.map(({ unit }) => unit);
    const divisions = [...Array.from({ length: 3 }, () => 'AUD, thousands'), 'percent', 'percent'];
    expect(units('operatingdivisions')?.slice(-5)).toEqual(divisions);
    expect(units('operatingdivisiongeographiclocations')).toEqual([
      ...[undefined, undefined, ...divisions],
    ]);
    const { tables: segments } = await readPackage('segmentbenchmarking');
    const overview = segments.find(({ name }) => name === 'currentyearoverview-3')?.schema.fields;
    expect(overview?.find(({ name }) => name === 'Market share')?.unit).toBe('percent');
    const { tables: industry } = await readPackage('industry');
    const all = industry.filter(({ name }) => name.startsWith('capitalintensity'));
    expect(all.flatMap(({ rows }) => rows.filter(([name]) => name === 'Wages'))).toEqual([
      ['Wages', expect.stringMatching(/^\d/) as string, 'percent'],
    ]);
  });
});

describe('the source of a report', () => {
  it.each(families.names)('is named in the files of %s, with one citation', async (family) => {
    const { sources, citation } = await readPackage(family);
    expect(sources?.length).toBeGreaterThan(0);
    for (const { title } of sources ?? []) expect(title).toMatch(/^Source: \S/);
    const report = reports.find((each) => each.family === family);
    if (!report) throw new Error(`no demo report of ${family}`);
    const text = (await downloadReport(service, report, { Format: 'md' })).toString();
    expect(citation).toMatch(/^Cite as: Broadsheet, .*, Edition \d+, \d{4}-\d{2}-\d{2}$/);
    expect(text).toContain(sources?.[0]?.title.slice(0, 20));
    expect(text.replaceAll('\\', '')).toContain(citation.slice(0, 30));
  });
});
