import type { FamilyDefinition, ProblemError } from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/contract/checking';
import { RequestProblem } from '../problem.js';

/** Finds the sections that a request names, ignoring case. */
export interface SectionTokens {
  /** Each distinct token once, in order of first appearance; undefined if one is unknown. */
  findAll(requested: readonly string[]): string[] | undefined;
  /** A refusal that lists each unknown section, and is cheap however many there are. */
  refuse(requested: readonly string[]): RequestProblem;
  /** The same for a field of this name; it also lists the sections that there are. */
  refuseAndList(requested: readonly string[], field: string): RequestProblem;
  read(requested: string): string;
}

export function createSectionTokens({ sections }: FamilyDefinition): SectionTokens {
  const known = Object.keys(sections);
  const isKnown = new Set(known);
  const find = (text: string) => {
    const token = text.toLowerCase();
    return isKnown.has(token) ? token : undefined;
  };
  const listUnknown = (requested: readonly string[], field: string) =>
    requested.flatMap((name, index) =>
      find(name) === undefined ? [{ name, pointer: `/${field}/${String(index)}` }] : [],
    );
  return {
    findAll(requested) {
      const tokens = new Set<string>();
      for (const text of requested) {
        const token = find(text);
        if (token === undefined) return undefined;
        tokens.add(token);
      }
      return [...tokens];
    },
    refuse: (requested) => unknownSections(listUnknown(requested, 'ReportSections'), known),
    refuseAndList(requested, field) {
      const { code, message, errors = [] } = unknownSections(listUnknown(requested, field), known);
      return new RequestProblem(code, `${message} There are ${known.join(', ')}.`, { errors });
    },
    read(requested) {
      const token = find(requested);
      if (token !== undefined) return token;
      throw unknownSections([{ name: requested, pointer: '/ReportSection' }], known);
    },
  };
}

interface UnknownName {
  name: string;
  pointer: string;
}

/** Finding the nearest name takes time, and nobody reads more suggestions. */
const mostSuggestions = 10;
const mostLetters = 64;

function unknownSections(unknown: UnknownName[], known: readonly string[]): RequestProblem {
  const errors = unknown.map(({ name, pointer }, index): ProblemError => {
    const text = JSON.stringify(name.slice(0, mostLetters));
    const isSuggested = index < mostSuggestions;
    const hint = isSuggested ? `; the nearest one is "${getNearestName(name, known)}"` : '';
    return { pointer, detail: `${text} is not a section${hint}.` };
  });
  const details = errors.slice(0, 5).map(({ detail }) => detail);
  return new RequestProblem('unknown_section', details.join(' '), { errors });
}
