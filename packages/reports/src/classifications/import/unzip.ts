import { ArchiveError, openArchive } from '../../archives/open-archive.js';
import { ImportError } from './source-table.js';

/** A classification has a few thousand lines; a larger file is not one. */
const mostBytes = 64 * 1024 * 1024;

/** Reads one file of a ZIP archive as text; undefined if there is none of that name. */
export function openZip(bytes: Uint8Array): (name: string) => string | undefined {
  const archive = refusing(() => openArchive(bytes, { mostBytes }));
  return (name) => {
    const file = refusing(() => archive.read(name));
    return file && new TextDecoder().decode(file);
  };
}

function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof ArchiveError ? new ImportError(error.message) : error;
  }
}
