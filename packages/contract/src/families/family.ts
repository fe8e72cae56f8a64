import type { TSchema } from 'typebox';
import type { Operation } from '../operation.js';
import type { KeyDefinition } from './key-fields.js';

/** A section of a report: what a request names it by is its token. */
export interface SectionDefinition {
  /** What the answer carries as `RequestedSection`. */
  label: string;
  /** What it holds, without the full stop. */
  about: string;
  /** The form of its body, its parts marked with the kinds of blocks they are (see blocks.ts). */
  body: TSchema;
}

/** The operations that every family has from its definition. */
export const generalOperations = [
  ...['images', 'image', 'chart', 'embed', 'sections', 'fullreport', 'section'],
  ...['updatedreports', 'reportlist'],
] as const;

/**
 * A report family as it shows on the wire. Everything that is the same for all families follows from
 * it: operations, documentation, keys, lists, client, command line, assistants' tools, pages.
 */
export interface FamilyDefinition {
  /** In paths, keys, entitlements and documents: `industry`. Lower-case letters. */
  name: string;
  /** In names of operations and schemas: `SegmentBenchmarking`. */
  typeName: string;
  /** Heads lists and documentation: `Industry reports`. */
  title: string;
  /** One report in a sentence, with its article: `an industry report`. */
  oneReport: string;
  /** What one is for, a sentence or two. */
  about: string;
  /** What else people call reports of it, or what they are about, in any language: a search for it is narrowed. */
  calledBy?: readonly string[];
  key: KeyDefinition;
  /** The property by which a document without a `Family` is known to be of this one. */
  impliedBy?: string;
  /** Which classification `Code` belongs to, by country; `*` for all others. None where it is left out. */
  classifications?: Readonly<Record<string, string>>;
  /** By token, in the order in which readers see them. */
  sections: Readonly<Record<string, SectionDefinition>>;
  /** What each chart shows, by its name, in the order in which they are listed. */
  charts: Readonly<Record<string, string>>;
  /**
   * Fields of requests for sections that are true or false, with a description. Where one is true, a
   * section that has another body for it is answered with that.
   */
  variants?: Readonly<Record<string, string>>;
  /**
   * Other families whose figures its reports show. What is made with them is answered to clients that
   * may read such a family too; others get the report without it.
   */
  drawsOn?: readonly string[];
  /** Operations that only this family has; the family's part in `reports` answers them. */
  operations?: readonly Operation[];
  /**
   * Words for labels, fields and values, by the name of the language and the English name. A field that
   * means something else in one part is named with it: `Personnel.Title`.
   */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reports to show in examples of requests and answers. */
  example: FamilyExample;
  /** Operations that were there before the other families: their names do not name the family. */
  plainNames?: readonly (typeof generalOperations)[number][];
}

export interface FamilyExample {
  /** Values of the key fields, and the country. */
  Country: string;
  key: Record<string, string | number>;
  Title: string;
  Sector: string;
  /** Some sections, and what the answer to them may be. */
  sections?: { tokens: string[]; results: object[] };
  chart?: { name: string; answer: object };
}

/** Lets the compiler know tokens and chart names, and checks that nothing is missing. */
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
