import { imageNames, images, sectionBodies, sections, sectionTokens } from '@broadsheet/contract';
import { viewSchema } from './schema-view.js';

/** A list of names that the operations of a family take or answer with. */
export interface NameTable {
  id: string;
  title: string;
  /** In the Markdown of descriptions, like every cell. */
  about: string;
  columns: string[];
  rows: { id: string; cells: string[] }[];
}

/** By the tag of the family. */
export const nameTables: Record<string, NameTable> = {
  industry: {
    id: 'image-types',
    title: 'Image types',
    about:
      'Every report has some or all of these, and lists them in this order. The `image` of a query is the name in lower case.',
    columns: ['Name', 'Shows'],
    rows: imageNames.map((name) => ({
      id: `image-${name}`,
      cells: [`\`${name}\``, `${images[name]}.`],
    })),
  },
  company: {
    id: 'sections',
    title: 'Sections',
    about:
      'A request names the token; the answer carries the label, and a body of the form given here or, where the report has no data for it, null.',
    columns: ['Token', 'Label', 'Body', 'Holds'],
    rows: sectionTokens.map((token) => ({
      id: `section-${token}`,
      cells: [
        `\`${token}\``,
        sections[token].label,
        linkSchema(viewSchema(sectionBodies[token]).$id ?? ''),
        `${sections[token].about}.`,
      ],
    })),
  },
};

function linkSchema(id: string): string {
  return `[${id}](#schema-${id})`;
}
