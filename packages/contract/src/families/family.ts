import type { TSchema } from 'typebox';
import type { Operation } from '../operation.js';
import type { KeyDefinition } from './key-fields.js';

/** A section of a report; requests name it by its token. */
export interface SectionDefinition {
  /** What the answer carries as `RequestedSection`. */
  label: string;
  /** What it holds, without the full stop. */
  about: string;
  /** The schema of its body, whose parts are marked with their kinds of blocks (see blocks.ts). */
  body: TSchema;
}

/** The operations that every family has from its definition. */
export const generalOperations = [
  ...['images', 'image', 'chart', 'embed', 'sections', 'fullreport', 'section'],
  ...['updatedreports', 'reportlist'],
] as const;

/**
 * A report family as clients see it. Everything that is the same for all families follows from it:
 * operations, documentation, keys, lists, client, command line, assistants' tools, pages.
 */
export interface FamilyDefinition {
  /** In paths, keys, entitlements and documents: `industry`. Lower-case letters. */
  name: string;
  /** In names of operations and schemas: `SegmentBenchmarking`. */
  typeName: string;
  /** The heading in lists and documentation: `Industry reports`. */
  title: string;
  /** One report in a sentence, with its article: `an industry report`. */
  oneReport: string;
  /** The purpose of one, in a sentence or two. */
  about: string;
  /**
   * Other names of the family or of its subject, in any language. A search that contains one is
   * narrowed to the family.
   */
  calledBy?: readonly string[];
  key: KeyDefinition;
  /** The property that identifies a document of this family if it has no `Family`. */
  impliedBy?: string;
  /**
   * The classification that `Code` belongs to, by country; `*` for all others. None if left out.
   */
  classifications?: Readonly<Record<string, string>>;
  /** By token, in the order in which readers see them. */
  sections: Readonly<Record<string, SectionDefinition>>;
  /** What each chart shows, by its name, in the order in which they are listed. */
  charts: Readonly<Record<string, string>>;
  /**
   * Boolean fields of requests for sections. If one is true, a section that has another body for it
   * is answered with that.
   */
  variants?: Readonly<Record<string, RequestVariant>>;
  /**
   * Other families whose figures its reports show. Parts made with them are answered only to
   * clients that may read such a family too; others get the report without them.
   */
  drawsOn?: readonly string[];
  /**
   * What a comparison of its reports shows, in this order; they cannot be compared if it is left
   * out.
   */
  comparison?: readonly ComparedSection[];
  /** Operations that only this family has; the family's part in `reports` answers them. */
  operations?: readonly Operation[];
  /**
   * Words for labels, fields and values, by the name of the language and the English name. A field
   * with another meaning in one part is named with the part: `Personnel.Title`.
   */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reports to show in examples of requests and answers. */
  example: FamilyExample;
  /** Operations from before the other families: their names do not name the family. */
  plainNames?: readonly (typeof generalOperations)[number][];
}

export interface RequestVariant {
  about: string;
  /**
   * Marks what belongs to the whole report: pages, files, commands and assistants ask for it. Other
   * clients get it if they ask.
   */
  inWholeReport?: true;
}

/** The fields with which readers ask for the whole report: `{AllYears: true}`. */
export function wholeFieldsOf({
  variants = {},
}: Pick<FamilyDefinition, 'variants'>): Record<string, true> {
  const whole = Object.keys(variants).filter((name) => variants[name]?.inWholeReport);
  return Object.fromEntries(whole.map((name) => [name, true]));
}

/** A section whose series, or lines of years, a comparison shows. */
export interface ComparedSection {
  /** Its token. */
  section: string;
  /** Only these series or lines; all of them if left out. */
  only?: readonly string[];
}

export interface FamilyExample {
  /** Values of the key fields, and the country. */
  Country: string;
  key: Record<string, string | number>;
  Title: string;
  Sector: string;
  /** Some sections and a possible answer to them. */
  sections?: { tokens: string[]; results: object[] };
  chart?: { name: string; answer: object };
}

/** Makes the compiler know tokens and chart names, and checks that nothing is missing. */
export function defineFamily<const Definition extends FamilyDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

/** Each section with the schema of its body. */
export function joinSections<Token extends string, Bodies extends Readonly<Record<Token, TSchema>>>(
  sections: Readonly<Record<Token, Omit<SectionDefinition, 'body'>>>,
  bodies: Bodies,
): { [Each in Token]: SectionDefinition & { body: Bodies[Each] } } {
  const tokens = Object.keys(sections) as Token[];
  return Object.fromEntries(
    tokens.map((token) => [token, { ...sections[token], body: bodies[token] }]),
  ) as { [Each in Token]: SectionDefinition & { body: Bodies[Each] } };
}

export type SectionTokenOf<Definition extends FamilyDefinition> = Extract<
  keyof Definition['sections'],
  string
>;
export type ChartNameOf<Definition extends FamilyDefinition> = Extract<
  keyof Definition['charts'],
  string
>;
