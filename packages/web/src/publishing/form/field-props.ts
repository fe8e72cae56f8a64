import type { Part } from './document-schema.js';

/** A part of a document that is edited. */
export interface FieldProps {
  name: string;
  part: Part;
  value: unknown;
  pointer: string;
  isRequired: boolean;
  /** Undefined removes the value. */
  onValue: (value: unknown) => void;
}
