import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError, shippedPreparation, type Preparation } from '@broadsheet/editions';
import type { Reference } from '@broadsheet/reports';
import {
  hashDocument,
  hashDraft,
  type HashedDocument,
  type HashedDraft,
} from '@broadsheet/store/draft';
import { readSource, type Source } from '../sources/read-source.js';
import type { SourceProblem } from '../sources/source-problem.js';

/** A file that holds a document, and which one. */
export interface ReadDocument {
  path: string;
  /** The report it is of, as people write its key; undefined where that cannot be told. */
  key: string | undefined;
  /** Of the document as canonical JSON. */
  sha256: string;
}

/** A document that may be published, with everything that readers will ask for. */
export interface PreparedDocument {
  path: string;
  draft: HashedDraft;
  /** What looks wrong but does not keep it from being published. */
  warnings: SourceProblem[];
  /** Other reports that it names. */
  references: Reference[];
}

/** A file whose document cannot be published. */
export interface RefusedFile {
  path: string;
  problems: SourceProblem[];
}

/** Where documents are read, checked and made ready: most of the work of publishing. */
export interface Desk {
  /** How many batches it has in hand at a time. */
  batches: number;
  /** What is read stays on the desk until it is prepared, or is one of the others. */
  read(paths: string[]): Promise<(ReadDocument | RefusedFile)[]>;
  prepare(paths: string[], others: string[]): Promise<(PreparedDocument | RefusedFile)[]>;
  /** Gives what somebody else found its place in the file. */
  locate(path: string, findings: Finding[]): Promise<SourceProblem[]>;
  close(): Promise<void>;
}

type Task = 'read' | 'prepare' | 'locate';

/** The work itself, without saying in which thread it is done. */
export type DeskWork = {
  [Name in Task]: (...args: Parameters<Desk[Name]>) => Awaited<ReturnType<Desk[Name]>>;
};

export function createDeskWork(preparation: Preparation = shippedPreparation): DeskWork {
  const onDesk = new Map<string, OnDesk>();
  const take = (path: string): OnDesk => {
    const found = onDesk.get(path);
    if (!found) throw new Error(`${path} is not on the desk`);
    onDesk.delete(path);
    return found;
  };
  return {
    read: (paths) =>
      paths.map((path) => {
        const { source, problems } = readSource(path, preparation);
        if (!source) return { path, problems };
        const hashed = hashDocument(source.document);
        onDesk.set(path, { source, hashed });
        return { path, key: source.key, sha256: hashed.sha256 };
      }),
    prepare(paths, others) {
      for (const path of others) onDesk.delete(path);
      return paths.map((path) => prepareSource(preparation, take(path)));
    },
    // By then it is no longer on the desk; it happens rarely enough to open this one again.
    locate(path, findings) {
      const { source, problems } = readSource(path, preparation);
      return source ? source.locate(findings) : problems;
    },
  };
}

interface OnDesk {
  source: Source;
  hashed: HashedDocument;
}

function prepareSource(
  preparation: Preparation,
  { source, hashed }: OnDesk,
): PreparedDocument | RefusedFile {
  const { path } = source;
  try {
    const { draft, warnings, references } = preparation.prepareEdition(source);
    return {
      path,
      draft: hashDraft(draft, hashed),
      warnings: source.locate(warnings),
      references,
    };
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    return { path, problems: source.locate(error.findings) };
  }
}
