import type { PublishingWords } from '../publishing-words.js';
import { createDraft, type Draft, type DraftSource } from './draft.js';
import type { DocumentFiles } from './list-documents.js';

/** The same limit as the service has. */
const largestBytes = 8 * 1024 * 1024;

interface ReadFiles {
  drafts: Draft[];
  /** Why documents were refused, a sentence each. */
  refused: string[];
}

interface ReadOptions {
  owner: string;
  words: PublishingWords;
  /** Called with the number of documents read so far. */
  onRead: (done: number) => void;
}

/** Makes a draft of each document. */
export async function readFiles(
  documents: readonly DocumentFiles[],
  { owner, words, onRead }: ReadOptions,
): Promise<ReadFiles> {
  const drafts: Draft[] = [];
  const refused: string[] = [];
  for (const [done, document] of documents.entries()) {
    onRead(done);
    const { name } = document;
    const source = await readSource(document, words);
    if (typeof source === 'string') refused.push(source);
    else drafts.push(createDraft({ owner, name, source }));
  }
  return { drafts, refused };
}

async function readSource(
  { name, files, isCsv }: DocumentFiles,
  { files: words, number }: PublishingWords,
): Promise<DraftSource | string> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > largestBytes) {
    return words.tooLarge({ name, bytes: number(bytes), sheet: await findLargest(files, isCsv) });
  }
  try {
    if (isCsv) return { kind: 'sheets', name, sheets: await Promise.all(files.map(readSheet)) };
    const [file] = files as [File];
    return /\.xlsx$/i.test(name)
      ? { kind: 'file', name, base64: await encodeFile(file) }
      : { kind: 'text', name, text: await file.text() };
  } catch {
    // It was moved or changed after it was dropped, or is unreadable.
    return words.unreadable(name);
  }
}

/** The sheet that makes a document too large; undefined if it has no sheets. */
async function findLargest(files: readonly File[], isCsv: boolean): Promise<string | undefined> {
  const [largest] = files.toSorted((one, other) => other.size - one.size);
  if (isCsv) return largest?.name.replace(/\.csv$/i, '');
  if (!largest || !/\.xlsx$/i.test(largest.name)) return undefined;
  const { findLargestSheet } = await import('./find-largest-sheet.js');
  return findLargestSheet(largest);
}

const readSheet = async (file: File) => ({ name: file.name, base64: await encodeFile(file) });

/** Base64, using the browser. */
function encodeFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    };
    reader.readAsDataURL(file);
  });
}
