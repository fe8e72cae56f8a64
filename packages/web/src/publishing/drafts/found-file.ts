/** A chosen or dropped file. */
export interface FoundFile {
  file: File;
  /** The path of the folder that it was found in; empty if the file itself was chosen. */
  folder: string;
}

/** From the file chooser; for a folder, everything in it. */
export function listChosen(files: Iterable<File>): FoundFile[] {
  return Array.from(files, (file) => ({
    file,
    folder: file.webkitRelativePath.split('/').slice(0, -1).join('/'),
  }));
}

/** Must be called while the event is handled; afterwards the dropped items are gone. */
export function listDropped({ items }: DataTransfer): Promise<FoundFile[]> {
  const dropped = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  return collect(dropped);
}

async function collect(
  dropped: { entry: FileSystemEntry | null; file: File | null }[],
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const { entry, file } of dropped) {
    if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, entry.name, found);
    else if (file) found.push({ file, folder: '' });
  }
  return found;
}

/** A limit, because nobody wants to search a whole disk. */
const mostFiles = 5000;

async function walk(
  directory: FileSystemDirectoryEntry,
  folder: string,
  found: FoundFile[],
): Promise<void> {
  for (const entry of await listEntries(directory)) {
    if (found.length >= mostFiles) return;
    if (entry.isFile) {
      const file = await openFile(entry as FileSystemFileEntry);
      if (file) found.push({ file, folder });
    } else await walk(entry as FileSystemDirectoryEntry, `${folder}/${entry.name}`, found);
  }
}

/** A reader returns a hundred at a time, and an empty list at the end. */
async function listEntries(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // An unreadable folder counts as empty.
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => {
        resolve([]);
      });
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** Undefined if the file is gone or unreadable. */
const openFile = (entry: FileSystemFileEntry) =>
  new Promise<File | undefined>((resolve) => {
    entry.file(resolve, () => {
      resolve(undefined);
    });
  });
