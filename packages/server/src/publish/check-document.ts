import { findMissingGlyphs } from '@broadsheet/charts/glyphs';
import type { Family } from '@broadsheet/contract';
import {
  checkCompanyDocument,
  checkIndustryDocument,
  listDrawnTexts,
  type DrawnText,
  type Finding,
  type IndustryDocument,
} from '@broadsheet/reports';

export interface SourceDocument {
  family: Family;
  document: unknown;
}

/** Everything that is wrong with a document, all at once, also what only the fonts can tell. */
export function checkDocument({ family, document }: SourceDocument): Finding[] {
  return checks[family](document);
}

const checks: Record<Family, (document: unknown) => Finding[]> = {
  industry(document) {
    const findings = checkIndustryDocument(document);
    return [...findings, ...checkGlyphs(listDrawnTexts(keepSound(document, findings)))];
  },
  company: checkCompanyDocument,
};

/** What has errors may not even be text, and its author hears of it already. */
function keepSound(document: unknown, findings: Finding[]): Partial<IndustryDocument> {
  if (typeof document !== 'object' || document === null) return {};
  const unsound = new Set(findings.filter(isError).map(({ pointer }) => pointer.split('/')[1]));
  if (unsound.size === 0) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !unsound.has(name)));
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** A missing glyph would be an empty box in every copy of the picture. */
function checkGlyphs(texts: DrawnText[]): Finding[] {
  return texts.flatMap(({ text, pointer }) => {
    const missing = findMissingGlyphs(text);
    return missing.length === 0
      ? []
      : [{ severity: 'error', pointer, message: describeMissing(text, missing) }];
  });
}

function describeMissing(text: string, missing: string[]): string {
  const characters = missing.map((character) => `"${character}" (${codePointOf(character)})`);
  const have = missing.length === 1 ? 'has' : 'have';
  return `${characters.join(', ')} in ${JSON.stringify(text)} ${have} no glyph in the bundled fonts, and charts would show an empty box. Write it in other characters.`;
}

function codePointOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
