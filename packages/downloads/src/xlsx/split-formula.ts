import type { Token } from './compute.js';

/** A part of a formula as its definition writes it. */
export type FormulaPart =
  /** A number, an operator or a parenthesis: the only choice of what stands there. */
  | { kind: 'sign'; choices: readonly Token[] }
  | {
      kind: 'name';
      name: string;
      /** Whether it counts as zero if it is absent. */
      isOptional: boolean;
    }
  /** `before(Revenue)` */
  | { kind: 'call'; name: string; inputs: string[] };

/** A call, a name with `?` if it counts as zero, a number or an operator. */
const partPattern =
  /([A-Za-z][A-Za-z\d]*)\(([^()]*)\)|([A-Za-z][A-Za-z\d]*)(\?)?|[\d.]+|[-+*/^()]/g;

const known = new Map<string, readonly FormulaPart[]>();

/** Each formula is split once: there are as many as schemas name. */
export function splitFormula(formula: string): readonly FormulaPart[] {
  const parts = known.get(formula) ?? Array.from(formula.matchAll(partPattern), readPart);
  known.set(formula, parts);
  return parts;
}

function readPart([text, called, inputs = '', name, optional]: RegExpMatchArray): FormulaPart {
  if (called !== undefined) {
    const names = inputs.split(',').map((input) => input.trim());
    return { kind: 'call', name: called, inputs: names };
  }
  if (name === undefined) return { kind: 'sign', choices: [text] };
  return { kind: 'name', name, isOptional: optional !== undefined };
}
