import type { Finding } from '@broadsheet/contract/checking';
import type { Location } from './location.js';

/** What is wrong in a file, and where. */
export interface LocatedProblem {
  severity: 'error' | 'warning';
  /** JSON pointer to the value; empty if it has none. */
  pointer: string;
  /** Says what is wrong and what would be right. */
  message: string;
  location: Location;
}

export const locateEach = (
  findings: readonly Finding[],
  locate: (pointer: string) => Location,
): LocatedProblem[] =>
  findings.map((finding) => ({ ...finding, location: locate(finding.pointer) }));
