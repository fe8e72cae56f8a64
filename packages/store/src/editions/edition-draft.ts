import type { ReportKey } from '@broadsheet/contract';
import type { Parts } from '../changes/parts.js';
import type { Cover } from '../classifications/report-codes.js';
import { writeSubject, type Subject } from '../references/subject.js';
import { buildTextTokens, type TextTokens } from '../search/index/build-text-tokens.js';
import { listSectionTexts, listTexts } from '../search/index/section-texts.js';
import { canonicalJson, sha256 } from './canonical.js';
import { encodeJson } from './encode-json.js';
import { pack } from './pack.js';

/** A figure that is compared across editions and reports, such as a score. */
export interface KeyFigure {
  /** What the family calls it: `Total`. */
  name: string;
  value: number;
  /** The values it is made of, by name. */
  parts?: Readonly<Record<string, number>>;
}

/** A checked document and everything made from it, ready to become an edition. */
export interface EditionDraft {
  key: ReportKey;
  title: string;
  sector: string;
  document: unknown;
  /**
   * Search terms besides the title and sector. One without spaces and semicolons is an identifier: a
   * code, a registration number, a ticker, or a listing such as `ASX:R9W`.
   */
  searchTerms?: string[];
  /** A response ready to send, for a family that has one: the list of images. */
  listing?: Buffer;
  /** Plain JSON from which each chart is drawn, by image name. Its keys are already sorted. */
  charts?: Map<string, unknown>;
  /** Section results ready to send, by token. */
  sections?: Map<string, Buffer>;
  /** The bodies of the sections, for their texts; if they are left out, `sections` is parsed. */
  bodies?: readonly object[];
  /** The figures of this report that figures spanning several reports need, JSON. */
  figures?: unknown;
  /** Figures that are compared across editions and reports. */
  keyFigures?: readonly KeyFigure[];
  /** Other reports that it names, in any language. */
  references?: readonly Subject[];
  /** Further codes of classifications that the report covers. */
  covers?: readonly Cover[];
  /**
   * The edition that must be current for this draft to be published; null if there must be none. If
   * it is left out, any edition may be current.
   */
  expected?: number | null | 'any';
  /** Whether it may bring back a withdrawn report; otherwise publishing one is refused. */
  restore?: boolean;
}

/** A draft in the form in which it is compared and written: text and bytes, and their hashes. */
export interface HashedDraft {
  key: ReportKey;
  title: string;
  sector: string;
  searchTerms: string[];
  /** The words of its texts: see search/index/build-text-tokens.ts. */
  texts: TextTokens;
  /** Canonical JSON. */
  document: string;
  /** The hash of the document. */
  sha256: string;
  /**
   * Canonical JSON as bytes: a string with non-Latin characters is slow to pass between threads.
   */
  charts: HashedChart[];
  parts: Parts;
  listing: Uint8Array | null;
  /** Packed, see pack.ts. */
  sections: Uint8Array | null;
  figures: string | null;
  keyFigures: readonly KeyFigure[];
  /** As they are stored, each once: see references/subject.ts. */
  references: readonly string[];
  covers: readonly Cover[];
  expected: EditionDraft['expected'];
  restore: boolean;
}

export type HashedDocument = Pick<HashedDraft, 'document' | 'sha256'>;

export function hashDocument(value: unknown): HashedDocument {
  const document = canonicalJson(value);
  return { document, sha256: sha256(document) };
}

export interface HashedChart {
  sha256: string;
  data: Uint8Array;
}

/** Charts as they are stored, and their hashes by name. */
export function hashCharts(charts: EditionDraft['charts'] = new Map()): {
  charts: HashedChart[];
  parts: Parts;
} {
  const parts: Parts = {};
  const encoded = encodeJson([...charts.values()]);
  const hashed = [...charts.keys()].map((name, index) => {
    const data = encoded[index] ?? Buffer.alloc(0);
    const hash = sha256(data);
    parts[name] = hash;
    return { sha256: hash, data };
  });
  return { charts: hashed, parts };
}

/**
 * Makes the texts and hashes. This is the larger part of the work, and needs no database. A caller
 * that already has those of the document may pass them.
 */
export function hashDraft(
  draft: EditionDraft,
  document: HashedDocument = hashDocument(draft.document),
): HashedDraft {
  const { key, title, sector, searchTerms = [], charts, sections, figures, expected } = draft;
  const { charts: hashed, parts } = hashCharts(charts);
  for (const [name, bytes] of sections ?? []) parts[name] = sha256(bytes);
  const packed = sections ? pack(sections) : null;
  return {
    key,
    title,
    sector,
    searchTerms,
    texts: buildTextTokens(listDraftTexts(draft, packed)),
    document: document.document,
    sha256: document.sha256,
    charts: hashed,
    parts,
    listing: draft.listing ?? null,
    sections: packed,
    figures: figures === undefined ? null : JSON.stringify(figures),
    keyFigures: draft.keyFigures ?? [],
    references: [...new Set(draft.references?.map(writeSubject))],
    covers: draft.covers ?? [],
    expected,
    restore: draft.restore ?? false,
  };
}

const listDraftTexts = ({ bodies }: EditionDraft, packed: Buffer | null): string[] =>
  bodies ? listTexts(bodies) : listSectionTexts(packed).map(({ text }) => text);
