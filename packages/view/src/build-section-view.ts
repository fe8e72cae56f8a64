import { buildBlocks } from './blocks/build-blocks.js';
import { resolveSchema } from './schema/json-schema.js';
import type { SectionView } from './section-view.js';
import type { Phrases } from './writing/phrases.js';
import { createWording, type FigureStyle, type WordsByLanguage } from './writing/wording.js';

/** What the definition of a family says about a section. */
export interface SectionForm {
  label: string;
  /** The schema of its body: plain JSON schema, its parts marked with the kinds of blocks they are. */
  body: object;
  /** The family's words. A name without one in the language is written in English. */
  words?: WordsByLanguage | undefined;
}

export interface SectionContent {
  /** As the service answered it; null if the report has no data for the section. */
  body: unknown;
  /** Name of the report's language, such as `Japanese`. */
  language: string;
  /**
   * Names the unit of amounts; by default the code of the currency, as files need it: `AUD,
   * millions`.
   */
  writeUnit?: Phrases['unit'];
  /** Writes single figures; by default a fact is the value alone, as files need it. */
  figures?: FigureStyle;
}

/**
 * A section as a reader sees it. The schema decides what is shown and in which order: a value that
 * it does not name is not shown, and one of another type is shown by its own type.
 */
export function buildSectionView(section: SectionForm, content: SectionContent): SectionView {
  const { label, words = {} } = section;
  const { body, language } = content;
  const wording = createWording(words, language, content);
  const schema = resolveSchema(section.body, body);
  const nothing = { heading: undefined, unit: undefined, currency: undefined };
  const root = { name: label, schema, value: body, around: {} };
  const blocks = buildBlocks({ ...root, ...nothing, wording });
  return { title: wording.find(label) ?? label, language, blocks };
}
