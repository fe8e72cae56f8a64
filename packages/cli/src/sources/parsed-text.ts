import type { Position } from './position.js';

/** A text parsed as JSON or YAML, with the positions of its values. */
export interface ParsedText {
  /** Undefined if the text could not be parsed. */
  value: unknown;
  /** Errors in the text itself. */
  faults: TextFault[];
  /**
   * The position of the value at a JSON pointer; if it is missing, of the value that should contain
   * it.
   */
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
