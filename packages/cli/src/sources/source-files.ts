import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../user-error.js';

const documentName = /\.(json|ya?ml)$/i;
/** Schemas are stored beside documents, for editors, but are not documents. */
const schemaName = /\.schema\.json$/i;

/** The document files: the given files, and all files in the given folders, in order. */
export async function listSourceFiles(paths: string[]): Promise<string[]> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const found = await listUnder(path);
    if (found.length === 0) {
      throw new UserError(`There is no document (.json, .yaml or .yml) in ${path}.`);
    }
    for (const file of found) files.set(resolve(file), file);
  }
  return [...files.values()];
}

async function listUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UserError(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return listFolder(path);
  if (documentName.test(path)) return [path];
  throw new UserError(
    `${path} is neither JSON nor YAML: its name must end in .json, .yaml or .yml.`,
  );
}

async function listFolder(folder: string, files: string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    // A link to a folder might form a loop; a link to a file cannot.
    if (entry.isDirectory()) await listFolder(path, files);
    else if (isDocument(entry.name) && (entry.isFile() || (await isFile(path)))) files.push(path);
  }
  return files;
}

const isDocument = (name: string) => documentName.test(name) && !schemaName.test(name);

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;
