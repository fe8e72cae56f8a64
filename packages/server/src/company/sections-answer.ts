import {
  sections,
  sectionTokens,
  type SectionBodies,
  type SectionToken,
} from '@broadsheet/contract';
import type { Joinable } from '../ready/joinable.js';
import { createPiece, type Piece } from '../ready/pieces.js';

/** Elements of `Sections`, ready to send, by token. */
export function buildSectionResults(bodies: SectionBodies): Map<SectionToken, Buffer> {
  return new Map(
    Object.entries(bodies).map(([name, Body]) => {
      const token = name as SectionToken;
      const result = { RequestedSection: sections[token].label, StatusCode: 200, Body };
      return [token, Buffer.from(JSON.stringify(result))];
    }),
  );
}

const withoutData = new Map<string, Piece>(
  sectionTokens.map((token) => {
    const result = { RequestedSection: sections[token].label, StatusCode: 404, Body: null };
    return [token, createPiece(Buffer.from(JSON.stringify(result)))];
  }),
);

const opening = createPiece(Buffer.from('{"Sections":['));
const comma = createPiece(Buffer.from(','));
const closing = createPiece(Buffer.from(']}'));

/** Joins stored results as bytes; a section without data gets its 404. */
export function joinSections(
  tokens: SectionToken[],
  stored: Joinable,
  acceptsGzip: boolean,
): Buffer {
  return stored.join(tokens, acceptsGzip, () => {
    const pieces = [opening];
    for (const token of tokens) {
      const result = stored.find(token) ?? withoutData.get(token);
      if (result) pieces.push(result, comma);
    }
    pieces[pieces.length - 1] = closing;
    return pieces;
  });
}
