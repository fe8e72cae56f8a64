import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewReport } from './preview-page.js';

interface RebuildParts {
  listFiles: () => Promise<string[]>;
  build: (file: string) => Promise<PreviewReport>;
  /** Called for every report that was built again. */
  tell: (report: PreviewReport) => void;
}

interface BuiltPreview {
  stamp: string;
  report: PreviewReport;
}

/** Builds previews of files; those that did not change since the last time are kept. */
export function createRebuild({
  listFiles,
  build,
  tell,
}: RebuildParts): () => Promise<PreviewReport[] | undefined> {
  let known = new Map<string, BuiltPreview>();
  /** Undefined if nothing changed. */
  return async () => {
    const next = new Map<string, BuiltPreview>();
    let isChanged = false;
    for (const file of await listFiles()) {
      const stamp = stampOf(file);
      const before = known.get(file);
      if (before?.stamp === stamp) next.set(file, before);
      else {
        const report = await build(file);
        tell(report);
        next.set(file, { stamp, report });
        isChanged = true;
      }
    }
    isChanged ||= next.size !== known.size;
    known = next;
    return isChanged ? [...known.values()].map(({ report }) => report) : undefined;
  };
}

/** For a folder of CSV files, the times of its files. */
function stampOf(path: string): string {
  // An editor may write a file in two steps, so it can be gone for a moment.
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'gone';
  if (found.isDirectory())
    return readdirSync(path)
      .map((name) => stampOf(join(path, name)))
      .join();
  return `${String(found.mtimeMs)} ${String(found.size)} ${String(found.ino)}`;
}
