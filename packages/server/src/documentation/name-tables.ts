import type { FamilyDefinition, Families } from '@broadsheet/contract';
import { viewSchema } from './schema-view.js';

/** A list of names that the operations of a family accept or return. */
export interface NameTable {
  id: string;
  title: string;
  /** In the Markdown of descriptions, like every cell. */
  about: string;
  columns: string[];
  rows: { id: string; cells: string[] }[];
}

/** The first tables of their kind have ids without a family name, which existing links point to. */
export const imageTypesId = ({ name, plainNames = [] }: FamilyDefinition) =>
  plainNames.includes('images') ? 'image-types' : `${name}-image-types`;
export const sectionsId = ({ name, plainNames = [] }: FamilyDefinition) =>
  plainNames.includes('sections') ? 'sections' : `${name}-sections`;

/** The charts and sections of a family, by its tag; none if the tag is not a family. */
export function listNameTables({ find }: Families, tag: string): NameTable[] {
  const family = find(tag);
  if (!family) return [];
  const { charts, sections } = family;
  return [
    ...(Object.keys(charts).length > 0 ? [listCharts(family)] : []),
    ...(Object.keys(sections).length > 0 ? [listSections(family)] : []),
  ];
}

function listCharts(family: FamilyDefinition): NameTable {
  const id = imageTypesId(family);
  const prefix = id === 'image-types' ? 'image' : `${family.name}-image`;
  return {
    id,
    title: 'Image types',
    about:
      'Every report has some or all of these, and lists them in this order. The `image` of a query is the name in lower case.',
    columns: ['Name', 'Shows'],
    rows: Object.entries(family.charts).map(([name, about]) => ({
      id: `${prefix}-${name}`,
      cells: [`\`${name}\``, `${about}.`],
    })),
  };
}

function listSections(family: FamilyDefinition): NameTable {
  const id = sectionsId(family);
  const prefix = id === 'sections' ? 'section' : `${family.name}-section`;
  return {
    id,
    title: 'Sections',
    about:
      'A request names the token; the answer carries the label, and a body of the form given here or, where the report has no data for it, null.',
    columns: ['Token', 'Label', 'Body', 'Holds'],
    rows: Object.entries(family.sections).map(([token, { label, about, body }]) => ({
      id: `${prefix}-${token}`,
      cells: [`\`${token}\``, label, linkSchema(viewSchema(body).$id ?? ''), `${about}.`],
    })),
  };
}

function linkSchema(id: string): string {
  return `[${id}](#schema-${id})`;
}
