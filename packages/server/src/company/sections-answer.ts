import { sections, sectionTokens, type SectionToken } from '@broadsheet/contract';

/** One element of `Sections`, ready to send. */
export function buildSectionResult(token: SectionToken, body: object): Buffer {
  const { label } = sections[token];
  return Buffer.from(JSON.stringify({ RequestedSection: label, StatusCode: 200, Body: body }));
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
