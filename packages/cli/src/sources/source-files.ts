import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { documentName } from '@broadsheet/editions/sources';
import { UserError } from '../user-error.js';

/** Schemas are stored beside documents, for editors, but are not documents. */
const schemaName = /\.schema\.json$/i;
/** The sheet that every document in CSV files has; its folder is the document. */
const csvReport = /^report\.csv$/i;
/** Named by a user, they get a message that says what to do. */
const otherWorkbook = /\.xls[mb]?$/i;

const kinds = '.json, .yaml, .yml, .xlsx, or a folder of .csv files with Report.csv';

/** The document files: the given files, and all files in the given folders, in order. */
export async function listSourceFiles(paths: string[]): Promise<string[]> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const found = await listUnder(path);
    if (found.length === 0) throw new UserError(`There is no document (${kinds}) in ${path}.`);
    for (const file of found) files.set(resolve(file), file);
  }
  return [...files.values()];
}

async function listUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UserError(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return listFolder(path);
  if (csvReport.test(basename(path))) return [dirname(path)];
  if (documentName.test(path) || otherWorkbook.test(path)) return [path];
  if (/\.csv$/i.test(path)) {
    throw new UserError(
      `${path} is one sheet of a document; name its folder, ${dirname(path)}, which has a Report.csv too.`,
    );
  }
  throw new UserError(
    `${path} is neither JSON nor YAML nor a workbook: its name must end in .json, .yaml, .yml or .xlsx.`,
  );
}

async function listFolder(folder: string, files: string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  if (entries.some(({ name }) => csvReport.test(name))) files.push(folder);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // Excel keeps a file that begins with ~$ beside a workbook that is open.
    if (/^(\.|~\$)/.test(entry.name) || entry.name === 'node_modules') continue;
    // A link to a folder might form a loop; a link to a file cannot.
    if (entry.isDirectory()) await listFolder(path, files);
    else if (isDocument(entry.name) && (entry.isFile() || (await isFile(path)))) files.push(path);
  }
  return files;
}

const isDocument = (name: string) => documentName.test(name) && !schemaName.test(name);

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;
