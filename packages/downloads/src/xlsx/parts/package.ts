import { writeZip, type ZipEntry } from '../../zip.js';
import { relationNamespace } from './namespaces.js';
import { declaration } from './xml.js';

/** A file in the package that a workbook is (ECMA-376 part 2). */
export interface Part {
  kind: PartKind;
  path: string;
  /** Without the XML declaration. */
  xml: string;
  /** The parts that it names: the first as `rId1`. */
  uses?: Part[];
}

type PartKind = keyof typeof kinds;

const metadata = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const drawing = 'application/vnd.openxmlformats-officedocument';

/** The content type of each kind, and the relationship of the part that uses it. */
const kinds = {
  workbook: [`${spreadsheet}.sheet.main+xml`, `${relationNamespace}/officeDocument`],
  sheet: [`${spreadsheet}.worksheet+xml`, `${relationNamespace}/worksheet`],
  styles: [`${spreadsheet}.styles+xml`, `${relationNamespace}/styles`],
  strings: [`${spreadsheet}.sharedStrings+xml`, `${relationNamespace}/sharedStrings`],
  theme: [`${drawing}.theme+xml`, `${relationNamespace}/theme`],
  drawing: [`${drawing}.drawing+xml`, `${relationNamespace}/drawing`],
  chart: [`${drawing}.drawingml.chart+xml`, `${relationNamespace}/chart`],
  properties: [
    'application/vnd.openxmlformats-package.core-properties+xml',
    `${metadata}/core-properties`,
  ],
} as const;

/** A ZIP of the parts, the parts that they use, and what says which part uses which. */
export function writePackage(roots: readonly Part[]): Uint8Array {
  const parts = roots.flatMap(listParts);
  return writeZip([
    write('[Content_Types].xml', describeTypes(parts)),
    write('_rels/.rels', relate(roots)),
    ...parts.flatMap(({ path, xml, uses }) => [
      write(path, xml),
      ...(uses ? [write(path.replace(/[^/]*$/, '_rels/$&.rels'), relate(uses))] : []),
    ]),
  ]);
}

const write = (name: string, xml: string): ZipEntry => ({
  name,
  bytes: Buffer.from(declaration + xml),
});

const listParts = (part: Part): Part[] => [part, ...(part.uses ?? []).flatMap(listParts)];

function describeTypes(parts: readonly Part[]): string {
  const types = parts.map(
    ({ kind, path }) => `<Override PartName="/${path}" ContentType="${kinds[kind][0]}"/>`,
  );
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`
  );
}

function relate(parts: readonly Part[]): string {
  const relations = parts.map(
    ({ kind, path }, index) =>
      `<Relationship Id="${relationOf(index)}" Type="${kinds[kind][1]}" Target="/${path}"/>`,
  );
  return (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `${relations.join('')}</Relationships>`
  );
}

/** How a part names one that it uses. */
export const relationOf = (index: number): string => `rId${String(index + 1)}`;
