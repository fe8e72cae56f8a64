import { demoDocuments } from '@broadsheet/demo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedPreparation } from '../src/index.js';
import { readDocument } from '../src/sources/index.js';
import { buildGrid } from '../src/workbooks/grid.js';
import { fillSheets, getLayout, writeCsvFiles, writeWorkbook } from '../src/workbooks/index.js';
import { readSheets } from '../src/workbooks/reading/read-sheets.js';
import type { JsonSchema } from '../src/workbooks/scalar.js';
import { arbitraryOf } from './arbitrary-document.js';

const { families } = shippedPreparation;
const names = families.families.names;
const schemaOf = (family: string) => families.get(family).document as JsonSchema;

/** The first demo documents of each family. */
const demos = [
  ...demoDocuments({ counts: Object.fromEntries(names.map((family) => [family, 2])) }),
];

/** Through cells, without a file. */
function throughCells(family: string, document: object) {
  const layout = getLayout(schemaOf(family));
  const grids = fillSheets(document, layout).map(({ name, heads, rows }) =>
    buildGrid(name, [heads, ...rows]),
  );
  return readSheets(grids, layout);
}

async function throughWorkbook(family: string, document: object): Promise<unknown> {
  const bytes = await writeWorkbook(document, schemaOf(family));
  return documentOf(await readDocument({ name: 'report.xlsx', bytes }, shippedPreparation));
}

/** Or the problems that prevent it. */
const documentOf = (read: Awaited<ReturnType<typeof readDocument>>): unknown =>
  'problems' in read ? read.problems : read.document;

async function throughCsv(family: string, document: object): Promise<unknown> {
  const sheets = [...writeCsvFiles(document, schemaOf(family))].map(([name, text]) => ({
    ...{ name, bytes: new TextEncoder().encode(text) },
  }));
  return documentOf(await readDocument({ name: 'report', sheets }, shippedPreparation));
}

describe('a document of the demo', () => {
  it('is there for every family', () => {
    expect(new Set(demos.map(({ family }) => family))).toEqual(new Set(names));
  });

  it.each(demos.map(({ family, document }, index) => ({ family, document, index })))(
    'of $family ($index) is the same after a workbook and after CSV files',
    async ({ family, document }) => {
      const given = { Family: family, ...(document as object) };
      expect(await throughWorkbook(family, given)).toEqual(given);
      expect(await throughCsv(family, given)).toEqual(given);
    },
  );

  it.each(demos)('of $family needs nothing but ordinary cells', ({ family, document }) => {
    const sheets = fillSheets(document as object, getLayout(schemaOf(family)));
    expect(sheets.filter(({ layout }) => layout === undefined)).toEqual([]);
  });
});

describe('any document that fits its schema', () => {
  it.each(names)('of %s is the same after its cells', (family) => {
    fc.assert(
      fc.property(arbitraryOf(schemaOf(family)), (document) => {
        const read = throughCells(family, document as object);
        expect(read.faults).toEqual([]);
        expect(read.document).toEqual(document);
      }),
      { numRuns: 25 },
    );
  });

  it.each(names)('of %s is the same after a workbook', async (family) => {
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schemaOf(family)), async (document) => {
        const given = { ...(document as object), Family: family };
        expect(await throughWorkbook(family, given)).toEqual(given);
      }),
      { numRuns: 3 },
    );
  });

  it('keeps the spaces where a text goes on in the next cell', async () => {
    const [first] = demos.filter(({ family }) => family === 'risk');
    const words = 'a '.repeat(20_000);
    const given = {
      ...(first?.document as object),
      Family: 'risk',
      Analysis: { Overview: words, Outlook: `b${words}` },
    };
    expect(await throughWorkbook('risk', given)).toEqual(given);
    expect(await throughCsv('risk', given)).toEqual(given);
  });

  it('keeps what cells cannot hold', async () => {
    const [first] = demos.filter(({ family }) => family === 'industry');
    const given = {
      ...(first?.document as object),
      Family: 'industry',
      OtherTitles: [],
      Covers: [],
      About: {},
      Analysis: { Performance: 'Long. '.repeat(8000), Outlook: 'a\r\nb _x0041_ \u0007' },
      KeyTakeaways: ['1; 2', ' "quoted" ', '=1+1', '0199', 'TRUE', 'n/a'],
      SupplyChain: {
        FirstTierSuppliers: [{ Title: 'A; B' }, { Title: '"C"' }],
        SecondTierSuppliers: [{ Title: 'D', Via: ['A; B', '"C"'] }],
      },
    };
    expect(await throughWorkbook('industry', given)).toEqual(given);
    expect(await throughCsv('industry', given)).toEqual(given);
  });
});
