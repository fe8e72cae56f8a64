import type { FamilyDefinition } from '@broadsheet/contract';
import { variantName } from '@broadsheet/editions';
import type { ReadyBytes } from '../answers/sending.js';
import type { StoredSections } from '../editions/stored-sections.js';

const opening = Buffer.from('{"Sections":[');
const comma = Buffer.from(',');
const closing = Buffer.from(']}');

/** The requested sections, and the variants that select their stored names. */
interface SectionSelection {
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
  join(selection: SectionSelection, stored: StoredSections): ReadyBytes;
  /**
   * The response of `fullreport`: every section with data, between the head and tail of the report.
   */
  joinFull(full: FullReport, stored: StoredSections): ReadyBytes;
}

interface FullReport {
  variants: readonly string[];
  /** The text before the sections, `{"Report":{…},"Sections":[`, and the text after them. */
  writeEnds: () => { head: Buffer; tail: Buffer };
}

/** Joins stored results as bytes. */
export function createJoinSections({ sections }: FamilyDefinition): JoinSections {
  const tokens = Object.keys(sections);
  const withoutData = new Map(
    Object.entries(sections).map(([token, { label }]) => {
      const result = { RequestedSection: label, StatusCode: 404, Body: null };
      return [token, Buffer.from(JSON.stringify(result))];
    }),
  );
  return {
    join: ({ tokens: requested, variants }, stored) =>
      stored.join(nameAnswer(requested, variants), () => {
        const results = requested.flatMap(
          (token) => findStored(stored, token, variants) ?? withoutData.get(token) ?? [],
        );
        return [opening, ...separate(results), closing];
      }),
    joinFull: ({ variants, writeEnds }, stored) =>
      stored.join(nameAnswer([fullName], variants), () => {
        const { head, tail } = writeEnds();
        const results = tokens.flatMap((token) => findStored(stored, token, variants) ?? []);
        return [head, ...separate(results), tail];
      }),
  };
}

const separate = (results: Buffer[]) =>
  results.flatMap((result, index) => (index > 0 ? [comma, result] : [result]));

/** A name that no section has. */
const fullName = '*';

const nameAnswer = (requested: readonly string[], variants: readonly string[]) =>
  [requested, ...variants].join();

function findStored(
  stored: StoredSections,
  token: string,
  variants: readonly string[],
): Buffer | undefined {
  for (const name of listStoredNames(token, variants)) {
    const bytes = stored.find(name);
    if (bytes) return bytes;
  }
  return undefined;
}
