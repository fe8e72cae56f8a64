import type { FamilyDefinition } from '@broadsheet/contract';
import { variantName } from '@broadsheet/editions';
import type { Joinable } from '../ready/joinable.js';
import { createPiece, type Piece } from '../ready/pieces.js';

const opening = createPiece(Buffer.from('{"Sections":['));
const comma = createPiece(Buffer.from(','));
const closing = createPiece(Buffer.from(']}'));

/** The requested sections, and the variants that select their stored names. */
interface WantedSections {
  tokens: readonly string[];
  /** The fields of the request that are true and select other bodies. */
  variants: readonly string[];
}

export function listStoredNames(token: string, variants: readonly string[]): string[] {
  return [...variants.map((field) => variantName(token, field)), token];
}

/** The fields of a request that select other bodies of sections. */
export function readVariants(
  { variants = {} }: FamilyDefinition,
  input: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(variants).filter((field) => input[field] === true);
}

export interface JoinSections {
  /** The response of `sections`: one result per token; a section without data gets a 404 result. */
  join(wanted: WantedSections, stored: Joinable, acceptsGzip: boolean): Buffer;
  /**
   * The response of `fullreport`: every section with data, between the head and tail of the report.
   */
  joinFull(full: FullReport, stored: Joinable, acceptsGzip: boolean): Buffer;
}

interface FullReport {
  variants: readonly string[];
  /** `{"Report":{…},"Sections":[` */
  head: Piece;
  /** `]}`, with the images of the report before the brace if there are any. */
  tail: Piece;
}

/** Joins stored results as bytes. */
export function createJoinSections({ sections }: FamilyDefinition): JoinSections {
  const tokens = Object.keys(sections);
  const withoutData = new Map<string, Piece>(
    Object.entries(sections).map(([token, { label }]) => {
      const result = { RequestedSection: label, StatusCode: 404, Body: null };
      return [token, createPiece(Buffer.from(JSON.stringify(result)))];
    }),
  );
  return {
    join({ tokens: asked, variants }, stored, acceptsGzip) {
      return stored.join(nameAnswer(asked, variants), acceptsGzip, () => {
        const pieces = [opening];
        for (const token of asked) {
          const result = findStored(stored, token, variants) ?? withoutData.get(token);
          if (result) pieces.push(result, comma);
        }
        pieces[pieces.length - 1] = closing;
        return pieces;
      });
    },
    joinFull({ variants, head, tail }, stored, acceptsGzip) {
      return stored.join(nameAnswer([fullName], variants), acceptsGzip, () => {
        const found = tokens.flatMap((token) => findStored(stored, token, variants) ?? []);
        const listed = found.flatMap((piece, index) => (index > 0 ? [comma, piece] : [piece]));
        return [head, ...listed, tail];
      });
    },
  };
}

/** A name that no section has. */
const fullName = '*';

const nameAnswer = (asked: readonly string[], variants: readonly string[]) =>
  variants.length === 0 ? asked : [...asked, ...variants];

function findStored(
  stored: Joinable,
  token: string,
  variants: readonly string[],
): Piece | undefined {
  if (variants.length === 0) return stored.find(token);
  for (const name of listStoredNames(token, variants)) {
    const piece = stored.find(name);
    if (piece) return piece;
  }
  return undefined;
}
