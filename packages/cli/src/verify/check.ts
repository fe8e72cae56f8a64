import type { SendRequest } from './exchange.js';

/** The industry report that the checks use. */
export interface IndustrySample {
  Country: string;
  Code: string;
  Language: string;
}

/** The company report that the checks use. */
export interface CompanySample {
  EntityId: number;
  Language: string;
}

/** The input of a check. */
export interface Subject {
  send: SendRequest;
  industry: IndustrySample | undefined;
  company: CompanySample | undefined;
  /** A listed report of each family that has one, by its name. */
  samples: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Undefined if a token was given instead. */
  credentials: { clientId: string; username: string; password: string } | undefined;
}

/**
 * The origin of a rule: `interface` is required of every service; `decision` was decided where the
 * interface does not say; `extension` is optional, but must hold if present.
 */
export type Origin = 'interface' | 'decision' | 'extension';

/** One rule and how it is checked. */
export interface Check {
  /** Stable, for programs: `images-url-form`. */
  id: string;
  origin: Origin;
  /** Section of the interface, such as `4.1`. */
  section: string;
  /** The rule as a sentence. */
  rule: string;
  /** Throws `NotHeld`, `Absent` or `Skipped` if the rule does not hold or was not checked. */
  run: (subject: Subject) => Promise<void>;
}

/** The rule does not hold; the message says what was found instead. */
class NotHeld extends Error {}
/** The service does not offer this extension. */
export class Absent extends Error {}
/** The rule could not be checked; the message says why. */
export class Skipped extends Error {}

/** Asserts: throws `NotHeld` unless the condition is met. */
export function require(condition: boolean, found: string): asserts condition {
  if (!condition) throw new NotHeld(found);
}

export function getIndustry({ industry }: Subject): IndustrySample {
  if (industry) return industry;
  throw new Skipped('no industry report was found to look at; name one with --industry');
}

export function getCompany({ company }: Subject): CompanySample {
  if (company) return company;
  throw new Skipped('no company report was found to look at; name one with --company');
}
