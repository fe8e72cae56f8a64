import type { ReportKey } from '@broadsheet/contract';
import { canonicalJson, sha256 } from './canonical.js';
import type { Parts } from './parts.js';

/** A checked document and everything made from it, ready to become an edition. */
export interface EditionDraft {
  key: ReportKey;
  title: string;
  sector: string;
  document: unknown;
  /** What it is found by besides its title and sector: codes, registration numbers, tickers. */
  searchTerms?: string[];
  /** An answer ready to send, for a family that has one: the list of images. */
  listing?: Buffer;
  /** Plain JSON that a chart is drawn from, by image name. */
  charts?: Map<string, unknown>;
  /** Section results ready to send, by token. */
  sections?: Map<string, Buffer>;
  /** What figures that span reports need of this one, JSON. */
  figures?: unknown;
  /**
   * The edition that must be the current one for this to be published; null where there must be
   * none. Left out, it does not matter.
   */
  expected?: number | null | 'any';
}

/** A draft in the form in which it is compared and written. */
export interface HashedDraft {
  document: string;
  sha256: string;
  charts: { sha256: string; data: string }[];
  parts: Parts;
}

export function hashDraft({ document, charts, sections }: EditionDraft): HashedDraft {
  const text = canonicalJson(document);
  const parts: Parts = {};
  const hashed = [...(charts ?? [])].map(([name, data]) => {
    const json = canonicalJson(data);
    const chart = { sha256: sha256(json), data: json };
    parts[name] = chart.sha256;
    return chart;
  });
  for (const [name, bytes] of sections ?? []) parts[name] = sha256(bytes);
  return { document: text, sha256: sha256(text), charts: hashed, parts };
}

/** Reports are found without regard to case. */
export function lookupOf({ family, country, code, language }: ReportKey): string {
  return `${family}/${country}/${code}/${language}`.toLowerCase();
}

const longestCode = 16;

/** Padded to one length, codes that are numbers sort by their size. */
export function codeOrder(code: string): string {
  return code.toLowerCase().padStart(longestCode, '0');
}
