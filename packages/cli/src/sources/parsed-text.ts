import type { Position } from './position.js';

/** A text read as JSON or YAML, and the way back from its values to their places. */
export interface ParsedText {
  /** Undefined where the text could not be read. */
  value: unknown;
  /** What is wrong with the text itself. */
  faults: TextFault[];
  /** Where the value of a JSON pointer stands; where it is missing, what should hold it. */
  locate(pointer: string): Position;
}

export interface TextFault extends Position {
  /** Says what is wrong and what would be right. */
  message: string;
}

/** The steps of a JSON pointer (RFC 6901). */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
