import { unpack } from '../../editions/pack.js';

/** A text of a report and its section. */
export interface SectionText {
  /** The label of the section. */
  section: string;
  text: string;
}

/** All texts in the body of a section. */
export function listTexts(body: unknown): string[] {
  const texts: string[] = [];
  collect(body, texts);
  return texts;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const name in value) {
      const content = (value as Record<string, unknown>)[name];
      // Most are figures. Narrative sections hold the same text twice.
      if (typeof content !== 'number' && !name.endsWith('HTML')) collect(content, texts);
    }
  }
}

/** The texts of stored section results, packed (see editions/pack.ts). */
export const listSectionTexts = (sections: Uint8Array | null): SectionText[] =>
  listSections(sections).flatMap(readSection);

/** The stored section results as bytes: a search parses only those that it needs. */
export function listSections(sections: Uint8Array | null): Buffer[] {
  if (sections === null) return [];
  const { buffer, byteOffset, byteLength } = sections;
  return [...unpack(Buffer.from(buffer, byteOffset, byteLength)).values()];
}

export function readSection(bytes: Buffer): SectionText[] {
  const { RequestedSection: section = '', Body } = parseResult(bytes);
  return listTexts(Body).map((text) => ({ section, text }));
}

function parseResult(bytes: Buffer): { RequestedSection?: string; Body?: unknown } {
  try {
    return JSON.parse(bytes.toString()) as { RequestedSection?: string; Body?: unknown };
  } catch {
    // Readers of the section itself get an error that it is damaged.
    return {};
  }
}
