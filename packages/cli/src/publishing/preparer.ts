import { findBaseEdition, splitBasis } from '@broadsheet/contract';
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

/** A file and the document in it. */
export interface ReadDocument {
  path: string;
  /** The key of its report, as people write it; undefined if the document does not say. */
  key: string | undefined;
  /** The hash of the document as canonical JSON. */
  sha256: string;
  /** See `Submitted`. */
  basedOn?: number;
}

/** A document ready to be published, with everything that readers can request. */
export interface PreparedDocument {
  path: string;
  draft: HashedDraft;
  /** Problems that do not prevent publishing. */
  warnings: SourceProblem[];
  /** Other reports that the document refers to. */
  references: Reference[];
  /** See `Submitted`. */
  basedOn?: number;
}

/** A file whose document cannot be published. */
export interface RefusedFile {
  path: string;
  problems: SourceProblem[];
}

/** Reads, checks and prepares documents: most of the work of publishing. */
export interface Preparer {
  /** How many batches it works on at a time. */
  batches: number;
  /** Keeps each read document until `prepare` gets its path, in `paths` or in `others`. */
  read(paths: string[]): Promise<(ReadDocument | RefusedFile)[]>;
  prepare(paths: string[], others: string[]): Promise<(PreparedDocument | RefusedFile)[]>;
  /** Finds the positions in the file of findings from elsewhere. */
  locate(path: string, findings: Finding[]): Promise<SourceProblem[]>;
  close(): Promise<void>;
}

type Task = 'read' | 'prepare' | 'locate';

/** The work itself, independent of the thread that runs it. */
export type PreparerWork = {
  [Name in Task]: Preparer[Name];
};

export function createPreparerWork(preparation: Preparation = shippedPreparation): PreparerWork {
  const kept = new Map<string, KeptDocument>();
  const take = (path: string): KeptDocument => {
    const found = kept.get(path);
    if (!found) throw new Error(`${path} was not read`);
    kept.delete(path);
    return found;
  };
  return {
    async read(paths) {
      const read: (ReadDocument | RefusedFile)[] = [];
      for (const path of paths) {
        const { source, problems } = await readSource(path, preparation);
        if (!source) {
          read.push({ path, problems });
          continue;
        }
        const { document, basis } = splitBasis(source.document);
        const hashed = hashDocument(document);
        const basedOn = findBaseEdition(basis, source.key);
        kept.set(path, { source, hashed, basedOn });
        read.push({
          ...{ path, key: source.key, sha256: hashed.sha256 },
          ...(basedOn !== undefined && { basedOn }),
        });
      }
      return read;
    },
    prepare(paths, others) {
      for (const path of others) kept.delete(path);
      return Promise.resolve(paths.map((path) => prepareSource(preparation, take(path))));
    },
    // The document is no longer kept; this is rare enough to read the file again.
    async locate(path, findings) {
      const { source, problems } = await readSource(path, preparation);
      return source ? source.locate(findings) : problems;
    },
  };
}

interface KeptDocument {
  source: Source;
  hashed: HashedDocument;
  basedOn: number | undefined;
}

function prepareSource(
  preparation: Preparation,
  { source, hashed, basedOn }: KeptDocument,
): PreparedDocument | RefusedFile {
  const { path } = source;
  try {
    const { draft, warnings, references } = preparation.prepareEdition(source);
    return {
      path,
      draft: hashDraft(draft, hashed),
      warnings: source.locate(warnings),
      references,
      ...(basedOn !== undefined && { basedOn }),
    };
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    return { path, problems: source.locate(error.findings) };
  }
}
