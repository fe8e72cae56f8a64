import type { Finding } from '@broadsheet/contract/checking';
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
  /** Rephrases findings to fit the text; unchanged if left out. */
  explain?(findings: readonly Finding[]): Finding[];
}

export interface TextFault extends Position {
  /** Says what is wrong and what would be right. */
  message: string;
}
