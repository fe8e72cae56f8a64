/** Importing the files of statistical offices: small files in their layouts. */
import { describe, expect, it } from 'vitest';
import { writeArchive } from '../../../../test/write-archive.js';
import {
  buildTree,
  checkClassification,
  importClassification,
  importConcordance,
  readTables,
  readText,
} from '../../src/classifications/index.js';
import { writeWorkbook } from './write-workbook.js';

const bytes = (text: string) => new TextEncoder().encode(text);
type Options = Parameters<typeof importClassification>[1];
const importFile = async (file: Uint8Array, options: Options) =>
  importClassification(await readTables(file), options);
const importText = (text: string, version: string, isExtract = true) =>
  importFile(bytes(text), { version, isExtract });
const listCodes = ({ document }: ReturnType<typeof importClassification>) =>
  document.Codes.map(({ Code, Parent, Level, Title }) => [Code, Parent, Level, Title]);

const isic = `"Code","Description"
"I","Accommodation and food service activities"
"56","Food and beverage service activities"
"561","Restaurants, ""and"" mobile food service"
"5610","Restaurants and mobile food service activities"
"A","Agriculture"
"01","Crops"
"011","Crops that last a season"
"0111","Growing of cereals"
`;

describe('importing a classification', () => {
  it('reads the structure of ISIC, codes above by their digits and place', async () => {
    const imported = await importText(isic, 'isic-4');
    expect(listCodes(imported)).toEqual([
      ['I', undefined, 1, 'Accommodation and food service activities'],
      ['56', 'I', 2, 'Food and beverage service activities'],
      ['561', '56', 3, 'Restaurants, "and" mobile food service'],
      ['5610', '561', 4, 'Restaurants and mobile food service activities'],
      ['A', undefined, 1, 'Agriculture'],
      ['01', 'A', 2, 'Crops'],
      ['011', '01', 3, 'Crops that last a season'],
      ['0111', '011', 4, 'Growing of cereals'],
    ]);
    expect(imported.document).toMatchObject({ Version: 'ISIC-4', Extract: true });
    expect(checkClassification(imported.document)).toEqual([]);
  });

  it('reads one row a class with its ancestors, leaves out nfd, fills zeros that were lost', async () => {
    const text = `division_code,division_title,subdivision_code,subdivision_title,group_code,group_title,class_code,class_title
A,Agriculture,1,Farming,11,Nurseries,111,"Nursery Production (Under Cover)"
A,Agriculture,1,Farming,11,Nurseries,112,Nursery Production (Outdoors)
A,Agriculture,1,Farming,11,Nurseries,110,"Nurseries, nfd"
`;
    const imported = await importText(text, 'ANZSIC-2006');
    expect(imported.skipped).toBe(1);
    expect(listCodes(imported).map(([code, parent]) => [code, parent])).toEqual([
      ...[
        ['A', undefined],
        ['01', 'A'],
        ['011', '01'],
        ['0111', '011'],
        ['0112', '011'],
      ],
    ]);
  });

  it('reads the workbook of the Census Bureau: ranges, blank rows, a T behind titles', async () => {
    const workbook = await writeWorkbook([
      ['Seq. No.', '2022 NAICS US   Code', '2022 NAICS US Title'],
      [],
      [1, '31-33', 'ManufacturingT'],
      [2, 312, 'Beverage and Tobacco Product ManufacturingT'],
      [3, 3121, 'Beverage Manufacturing'],
      [4, 31213, 'WineriesT'],
      [5, 312130, 'Wineries & Cider IT'],
    ]);
    const imported = await importFile(workbook, { version: 'NAICS-2022', isExtract: true });
    expect(listCodes(imported)).toEqual([
      ['31-33', undefined, 1, 'Manufacturing'],
      ['312', '31-33', 2, 'Beverage and Tobacco Product Manufacturing'],
      ['3121', '312', 3, 'Beverage Manufacturing'],
      ['31213', '3121', 4, 'Wineries'],
      ['312130', '31213', 5, 'Wineries & Cider IT'],
    ]);
  });

  it('reads the worksheet of UK SIC and the columns of NACE', async () => {
    const uk = await writeWorkbook([
      ['UK SIC 2007'],
      ['Description', 'SECTION', 'Division', 'Group', 'Class', 'Sub Class', 'Level headings'],
      ['Agriculture', 'A', 'na', 'na', 'na', 'na', 'SECTION'],
      ['Crops', 'A', 1, 'na', 'na', 'na', 'Division'],
      ['Season crops', 'A', 1, '01.1', 'na', 'na', 'Group'],
      ['Cereals', 'A', 1, '01.1', '01.11', '', 'Class'],
      ['Wheat', 'A', 1, '01.1', '01.11', '01.11/1', 'Sub Class'],
    ]);
    const imported = await importFile(uk, { version: 'UKSIC-2007', isExtract: true });
    expect(listCodes(imported).map(([code, parent]) => [code, parent])).toEqual([
      ...[
        ['A', undefined],
        ['01', 'A'],
        ['011', '01'],
        ['0111', '011'],
        ['01111', '0111'],
      ],
    ]);
    const nace = await importText(
      'Order;Level;Code;Parent;Description;This item includes;Rulings\n1;1;A;;Agriculture;;\n2;2;01;A;Crops;all;of them\n3;3;01.1;01;Season crops;;\n',
      'NACE-2',
    );
    expect(nace.document.Codes[1]).toEqual({
      ...{ Code: '01', Title: 'Crops', Level: 2, Parent: 'A', Notes: 'all\n\nof them' },
    });
    expect(nace.document.Codes[2]?.Code).toBe('011');
  });

  it('reads the worksheet of UK SIC and the workbook of NACE as their offices publish them', async () => {
    const uk = await writeWorkbook([
      [
        ...['Description', 'SECTION', 'Division', 'Group', 'Class', 'Sub Class'],
        ...['Most disaggregated level', 'Level headings'],
      ],
      ['AGRICULTURE, FORESTRY AND FISHING', ' A', 'na', 'na', 'na', 'na', ' A', 'SECTION'],
      ['Crops', ' A', '01', 'na', 'na', 'na', '01', 'Division'],
      ['Support', ' A', '01', '016', 'na', 'na', '016', 'Group'],
      ['Support for crops', ' A', '01', '016', '0161', 'na', '01610', 'Class'],
      ['Farm contracting', ' A', '01', '016', '0161', '01611', '01611', 'Sub class'],
    ]);
    const imported = await importFile(uk, { version: 'UKSIC-2007', isExtract: true });
    expect(imported.document.Codes.map(({ Code, Level }) => [Code, Level])).toEqual([
      ...[
        ['A', 1],
        ['01', 2],
        ['016', 3],
        ['0161', 4],
        ['01611', 5],
      ],
    ]);
    // A spreadsheet has turned the codes into numbers; the column Level shows what they were.
    const nace = await writeWorkbook([
      [
        ...['Order', 'Level', 'Code', 'Parent', 'Description', 'This item includes'],
        ...['This item also includes', 'Rulings', 'This item excludes', 'Reference to ISIC Rev. 4'],
      ],
      [398481, 1, 'A', '', 'AGRICULTURE, FORESTRY AND FISHING', 'Plants.', '', '', '', 'A'],
      [398482, 2, 1, 'A', 'Crops', 'Fields.', 'Hunting.', '', 'Terraces.', 1],
      [398483, 3, 1.1, 1, 'Season crops', '', '', '', '', 11],
      [398484, 4, 1.11, 1.1, 'Cereals', '', '', '', '', 111],
    ]);
    const { document } = await importFile(nace, { version: 'NACE-2', isExtract: true });
    expect(document.Codes.map(({ Code, Parent }) => [Code, Parent])).toEqual([
      ...[
        ['A', undefined],
        ['01', 'A'],
        ['011', '01'],
        ['0111', '011'],
      ],
    ]);
    expect(document.Codes[1]?.Notes).toBe('Fields.\n\nHunting.\n\nTerraces.');
  });

  it('reads the indented list of the Australian Bureau of Statistics', async () => {
    const workbook = await writeWorkbook([
      ['Australian Bureau of Statistics'],
      ['', 'A', 'Agriculture'],
      ['', '', '01', 'Farming'],
      ['', '', '', '011', 'Nurseries'],
      ['', '', '', '', '0111', 'Turf'],
    ]);
    const imported = await importFile(workbook, { version: 'ANZSIC-2006', isExtract: true });
    expect(imported.document.Codes.map(({ Code, Level }) => [Code, Level])).toEqual([
      ...[
        ['A', 1],
        ['01', 2],
        ['011', 3],
        ['0111', 4],
      ],
    ]);
  });

  it("reads a publisher's own system by parents, with notes and other words", async () => {
    const { document } = await importFile(
      bytes(
        'code,title,parent,notes,other_words\nF1,Coffee shops,F,On the spot,cafe; espresso bar\nF,Food,,,\n',
      ),
      { version: 'ACME-1', title: 'Segments', source: 'Acme', licence: 'own' },
    );
    expect(document.Levels).toEqual(['Level 1', 'Level 2']);
    expect(document.Codes[0]).toEqual({
      ...{ Code: 'F1', Title: 'Coffee shops', Level: 2, Parent: 'F', Notes: 'On the spot' },
      OtherWords: ['cafe', 'espresso bar'],
    });
  });

  it.each([
    [
      'a code twice',
      'Code,Description\nA,Farms\nA,Farms\n',
      /line 3: the code A is there twice, first in line 2/,
    ],
    [
      'a lost zero',
      'Code,Description\nA,Farms\n1,Crops\n',
      /line 3: "1" is not a code of ISIC-4.*leading zeros/,
    ],
    [
      'a missing parent',
      'Code,Description\nA,Farms\n0111,Cereals\n',
      /line 3: the code 0111 stands under 011/,
    ],
    ['a title that is missing', 'Code,Description\nA,\n', /line 2: the code A has no title/],
    ['a quote without an end', 'Code,Description\nA,"Farms\n', /line 2: a quoted value has no end/],
    ['other columns', 'x,y\n1,2\n', /line 1: The columns are not known; it begins with "x,y"/],
    ['an old workbook', '\u00d0', /not known|UTF-8/],
  ])('refuses %s with the line', async (_name, text, message) => {
    await expect(importText(text, 'ISIC-4')).rejects.toThrow(message);
  });

  it('refuses another encoding, a code above itself, and a workbook that is cut short', async () => {
    const latin = Buffer.from('Code,Description\nA,Caf\u00e9s\n', 'latin1');
    await expect(importFile(latin, { version: 'ISIC-4' })).rejects.toThrow(/line 2: .*not UTF-8/);
    const own = { version: 'ACME-1', title: 'x', source: 'x', licence: 'x' };
    await expect(importFile(bytes('code,title,parent\nA,x,B\nB,y,A\n'), own)).rejects.toThrow(
      /line 2: the code A is its own ancestor/,
    );
    const workbook = await writeWorkbook([
      ['Code', 'Description'],
      ['A', 'Farms'],
    ]);
    await expect(importFile(workbook.subarray(0, 300), own)).rejects.toThrow(/cut short/);
    const noWorkbook = writeArchive({ 'readme.txt': 'Code,Description' });
    await expect(importFile(noWorkbook, own)).rejects.toThrow(/a ZIP archive, but not a workbook/);
    const bomb = writeArchive({ 'xl/workbook.xml': Buffer.alloc(64 * 1024 * 1024 + 1) });
    await expect(importFile(bomb, own)).rejects.toThrow(/unpacks to 65 MiB; the largest/);
    const huge = Buffer.alloc(64 * 1024 * 1024 + 1, 'x');
    await expect(importFile(huge, own)).rejects.toThrow(/67108865 bytes; the largest/);
  });

  it('refuses a part of an official classification that is not said to be one', async () => {
    const { document } = await importText(isic, 'ISIC-4', false);
    expect(checkClassification(document)).toMatchObject([
      {
        message: expect.stringMatching(
          /2, 2, 2, 2 codes by level; ISIC-4 has Section 21/,
        ) as string,
      },
    ]);
  });
});

describe('importing a concordance', () => {
  const treeOf = (text: string, version: string) =>
    buildTree(importClassification([readText(text)], { version, isExtract: true }).document);
  const to = treeOf(isic, 'ISIC-4');
  const from = treeOf(isic.replaceAll('0111', '01.11'), 'NACE-2');
  const importLinks = async (file: Uint8Array, options: Parameters<typeof importConcordance>[1]) =>
    importConcordance(await readTables(file), options);
  const rest = { source: 'x', licence: 'x' };

  it('reads the tables of the United Nations', async () => {
    const text =
      '"NACE2code","NACE2part","ISIC4code","ISIC4part"\n"01.11","0","0111","0"\n"56.10","1","5610","0"\n';
    expect((await importLinks(bytes(text), { from, to, ...rest })).Links).toEqual([
      { From: '0111', To: '0111', Exact: true },
      { From: '5610', To: '5610', Exact: false },
    ]);
  });

  it('reads workbooks with marks, and fills zeros that numbers lost', async () => {
    const workbook = await writeWorkbook([
      [
        'Part of NACE',
        'NACE 2',
        'NACE 2 TITLE',
        'Part of ISIC',
        'ISIC 4.0',
        'ISIC Revision 4.0 TITLE',
      ],
      ['', 111, 'Cereals', '*', 111, 'Cereals'],
      ['', 5610, 'Food', '', 5610, 'Food'],
      ['', 0, 'none', '', 5610, 'Food'],
    ]);
    expect((await importLinks(workbook, { from, to, ...rest })).Links).toEqual([
      { From: '0111', To: '0111', Exact: false },
      { From: '5610', To: '5610', Exact: true },
    ]);
  });

  it('reads the workbook of the Census Bureau, whose headings are broken into lines', async () => {
    const workbook = await writeWorkbook([
      [
        ...['Part of NACE US', '2022\r\nNACE\r\nUS  ', '2022 NACE US TITLE'],
        ...['Part of ISIC', 'ISIC 4.0', 'ISIC Revision 4.0 Title'],
        'Notes:  link content based on the definition, entire industry if blank',
      ],
      ['*', 111, 'Cereals', '', 111, 'Cereals', 'rice only'],
      ['', 5610, 'Food', '', 5610, 'Food', ' '],
    ]);
    expect((await importLinks(workbook, { from, to, ...rest })).Links).toEqual([
      { From: '0111', To: '0111', Exact: false },
      { From: '5610', To: '5610', Exact: true },
    ]);
  });

  it('refuses the part of an official concordance that is not said to be one', async () => {
    const whole = buildTree({ ...from.document, Extract: false });
    const asked = { from: whole, to, ...rest };
    await expect(importLinks(bytes('from,to\n0111,0111\n'), asked)).rejects.toThrow(
      /line 2: Of the 2 codes of NACE-2 that have none below them, 1 have a link/,
    );
    expect(
      (await importLinks(bytes('from,to\n0111,0111\n'), { ...asked, isExtract: true })).Links,
    ).toHaveLength(1);
    expect((await importLinks(bytes('from,to\nA,A\nI,I\n'), asked)).Links).toHaveLength(2);
  });

  it('takes what is one to one for exact where nothing is marked, and refuses unknown codes', async () => {
    const { Links: links } = await importLinks(bytes('from,to\n0111,0111\n5610,5610\n5610,561\n'), {
      from,
      to,
      ...rest,
    });
    expect(links.map(({ Exact }) => Exact)).toEqual([true, false, false]);
    await expect(importLinks(bytes('from,to\n0111,9999\n'), { from, to, ...rest })).rejects.toThrow(
      /line 2: ISIC-4 has no code "9999"/,
    );
    await expect(
      importLinks(bytes('from,to,match\n0111,0111,maybe\n'), { from, to, ...rest }),
    ).rejects.toThrow(/line 2: match is "maybe"/);
  });
});
