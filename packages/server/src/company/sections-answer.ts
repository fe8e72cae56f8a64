import {
  sections,
  sectionTokens,
  type SectionBodies,
  type SectionToken,
} from '@broadsheet/contract';

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

const withoutData = new Map<string, Buffer>(
  sectionTokens.map((token) => [
    token,
    Buffer.from(
      JSON.stringify({ RequestedSection: sections[token].label, StatusCode: 404, Body: null }),
    ),
  ]),
);

const opening = Buffer.from('{"Sections":[');
const comma = Buffer.from(',');
const closing = Buffer.from(']}');

/** Joins stored results as bytes; a section without data gets its 404. */
export function joinSections(tokens: Iterable<SectionToken>, stored: Map<string, Buffer>): Buffer {
  const pieces: Buffer[] = [opening];
  for (const token of tokens) {
    const result = stored.get(token) ?? withoutData.get(token);
    if (result) pieces.push(result, comma);
  }
  pieces[pieces.length - 1] = closing;
  return Buffer.concat(pieces);
}
