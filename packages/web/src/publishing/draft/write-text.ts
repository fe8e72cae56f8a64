import type { DraftSource } from '../drafts/draft.js';

/** The draft as a text to edit, and a file name with the extension of its format. */
export function writeText(source: DraftSource): { name: string; text: string } {
  if (source.kind === 'text') return source;
  if (source.kind === 'file' || source.kind === 'sheets') return { name: source.name, text: '' };
  const known = written.get(source.document);
  const text = known ?? JSON.stringify(source.document, null, 2);
  if (known === undefined) written.set(source.document, text);
  return { name: 'document.json', text };
}

/** The draft as a file to save; CSV files as the document that was read from them. */
export function writeFile(
  source: DraftSource,
  document: object = {},
): { name: string; bytes: Uint8Array<ArrayBuffer> } {
  if (source.kind === 'file') {
    const { name, base64 } = source;
    return { name, bytes: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) };
  }
  const { name, text } = writeText(
    source.kind === 'sheets' ? { kind: 'document', document } : source,
  );
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Computed once: every rendering needs it. */
const written = new WeakMap<object, string>();
