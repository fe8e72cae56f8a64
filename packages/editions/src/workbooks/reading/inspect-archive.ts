import { ArchiveError, openArchive, type Archive } from '@broadsheet/reports/archives';
import { SourceError } from '../../sources/source-error.js';
import { isOwnSheet } from './read-sheets.js';

/** A workbook of a whole report unpacks to about a megabyte. */
const mostBytes = 24 * 1024 * 1024;
const mostFiles = 2000;
const mostSheets = 200;
/** The longest list of a document has some thousand entries. */
export const mostRows = 20_000;

const zipStart = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of old workbooks, and of encrypted ones. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0];
const encrypted = 'EncryptedPackage';

/**
 * Refuses files that the library should not read: files that are not workbooks, and archives that
 * unpack to huge sizes. The library never unpacks more of a file than the archive declares, so
 * checking the declared sizes is enough.
 */
export async function inspectArchive(bytes: Uint8Array): Promise<void> {
  if (startsWith(bytes, compoundStart)) throw new SourceError(describeCompound(bytes));
  if (!startsWith(bytes, zipStart)) {
    throw new SourceError('The file is not a workbook (.xlsx); is it damaged, or another format?');
  }
  try {
    const archive = openArchive(bytes, { mostBytes });
    checkKind(archive);
    await checkSizes(archive);
    checkSheets(archive);
    checkRelations(archive);
  } catch (error) {
    throw error instanceof ArchiveError || error instanceof RangeError
      ? new SourceError('The workbook is damaged or cut short; open it, save it again, and retry.')
      : error;
  }
}

/** Which sheet makes a workbook too large, and where it ends; undefined if no sheet does. */
export async function findTooLarge(bytes: Uint8Array): Promise<SourceError | undefined> {
  try {
    await checkLargestSheet(openArchive(bytes, { mostBytes }));
    return undefined;
  } catch (error) {
    return error instanceof SourceError ? error : undefined;
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

function describeCompound(bytes: Uint8Array): string {
  // The names of its streams are UTF-16.
  return Buffer.from(bytes).includes(Buffer.from(encrypted, 'utf16le'))
    ? 'The workbook is protected by a password; save it without one.'
    : 'This is a workbook in the format used before 2007 (.xls), or an encrypted one; save it as .xlsx without a password.';
}

async function checkSizes(archive: Archive): Promise<void> {
  const { entries } = archive;
  let total = 0;
  for (const { method, size, unpackedSize } of entries.values()) {
    // The library unpacks a file of unknown size without a limit.
    if (method !== 0 && unpackedSize === 0 && size > 16) throw new ArchiveError('unknown size');
    total += Math.max(size, unpackedSize);
  }
  if (total <= mostBytes && entries.size <= mostFiles) return;
  await checkLargestSheet(archive);
  throw new SourceError(
    `The workbook unpacks to ${String(Math.ceil(total / 1024 / 1024))} MiB in ${String(entries.size)} files; a document needs no more than 24 MiB. Delete empty rows, pictures and sheets that are not needed.`,
  );
}

/**
 * A million rows with formats are 40 to 60 MiB. Unpacking more, only to say where they end, is not
 * worth the time.
 */
const mostUnpacked = 192 * 1024 * 1024;

/** Most workbooks that are too large have formats on whole columns. Says where those end. */
async function checkLargestSheet(archive: Archive): Promise<void> {
  const sizeOf = ({ file }: SheetFile) => archive.entries.get(file)?.unpackedSize ?? 0;
  const sheets = listSheets(archive).filter(({ name }) => !isOwnSheet(name));
  const [largest] = sheets.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest || sizeOf(largest) < largePart) return;
  const end = await archive.readEnd(largest.file, mostUnpacked);
  const isCut = sizeOf(largest) > mostUnpacked;
  const { row, column } = findLastCell(Buffer.from(end).toString('latin1'));
  if (row === 0) return;
  const address = { sheet: largest.name, row: row - 1, column };
  if (row > mostRows) throw new SourceError(describeRows(row, isCut), address);
  throw new SourceError(
    `The sheet unpacks to ${String(Math.ceil(sizeOf(largest) / 1024 / 1024))} MiB, and a document needs no more than 24 MiB; delete the empty rows and columns beside the last figure.`,
    address,
  );
}

const describeRows = (row: number, isCut = false) =>
  `The sheet goes down to row ${String(row)}${isCut ? ' or further' : ''}, and a document has at most ${String(mostRows)} rows; delete the empty rows below the last figure.`;

/**
 * The number of the last row, from one, and the column of its last cell, from zero. A row may be
 * longer than the part that is read.
 */
function findLastCell(end: string): { row: number; column: number } {
  const start = end.lastIndexOf('<row ');
  const row = /^<row [^>]*?\br="(\d+)"/.exec(start === -1 ? '' : end.slice(start));
  const cells = [...end.slice(Math.max(start, 0)).matchAll(/<c [^>]*?\br="([A-Z]{1,3})(\d+)"/g)];
  const [, letters = 'A', line = 0] = cells.at(-1) ?? [];
  return { row: Number(row?.[1] ?? line), column: toColumn(letters) };
}

/** `A` is 0, `AA` 26. */
const toColumn = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function checkKind({ entries }: Archive): void {
  if (entries.has('xl/vbaProject.bin')) {
    throw new SourceError('The workbook has macros (.xlsm); save it as .xlsx, without macros.');
  }
  if (!entries.has('xl/workbook.xml')) {
    throw new SourceError(
      entries.has('content.xml')
        ? 'This is an OpenDocument file (.ods); save it as .xlsx.'
        : 'The file is a ZIP archive, but not a workbook (.xlsx).',
    );
  }
}

interface SheetFile {
  name: string;
  /** Of its relation, which should be its own. */
  id: string;
  file: string;
}

function listSheets(archive: Archive): SheetFile[] {
  const decoder = new TextDecoder();
  const workbook = decoder.decode(archive.read('xl/workbook.xml'));
  const relations = decoder.decode(archive.read('xl/_rels/workbook.xml.rels'));
  const tags = workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"[^>]*>/g);
  return [...tags].map(([tag, name = '']) => {
    const id = /\b\w+:id="([^"]*)"/.exec(tag)?.[1] ?? '';
    return { name, id, file: findTarget(relations, id) };
  });
}

function checkSheets(archive: Archive): void {
  const sheets = listSheets(archive);
  const ids = sheets.map(({ id }) => id).filter((id) => id !== '');
  if (sheets.length > mostSheets || new Set(ids).size < ids.length) {
    throw new SourceError(
      `The workbook has ${String(sheets.length)} sheets; a document has at most ${String(mostSheets)}, each once.`,
    );
  }
  for (const sheet of sheets) if (!isOwnSheet(sheet.name)) checkRows(archive, sheet);
}

/** A large part that many others refer to would be unpacked once per reference. */
const largePart = 1024 * 1024;

function checkRelations(archive: Archive): void {
  const large = new Set(
    [...archive.entries].flatMap(([path, { unpackedSize }]) =>
      unpackedSize > largePart ? [nameOf(path)] : [],
    ),
  );
  const named = new Set<string>();
  for (const file of archive.entries.keys()) {
    if (!file.endsWith('.rels')) continue;
    const relations = new TextDecoder().decode(archive.read(file));
    for (const [, target = ''] of relations.matchAll(/\bTarget="([^"]*)"/g)) {
      const name = nameOf(target);
      if (large.has(name) && named.has(name)) throw new ArchiveError('a part is there twice');
      named.add(name);
    }
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function findTarget(relations: string, id: string): string {
  const tags = relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const tag = tags.find((each) => each.includes(`Id="${id}"`));
  const target = /\bTarget="([^"]*)"/.exec(tag ?? '')?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Formats of whole columns leave a million rows that look empty. */
function checkRows(archive: Archive, { name, file }: SheetFile): void {
  const bytes = archive.read(file);
  if (!bytes) return;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = text.lastIndexOf('<row ');
  if (last === -1) return;
  const { row, column } = findLastCell(text.toString('latin1', last, last + 4096));
  if (row > mostRows)
    throw new SourceError(describeRows(row), { sheet: name, row: row - 1, column });
}
