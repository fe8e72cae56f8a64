/** A code as in the file. */
export interface RawCode {
  line: number;
  code: string;
  title: string;
  /** If the file says it: 1 is the top. */
  level?: number;
  parent?: string;
  notes?: string;
  otherWords?: string[];
}

/** The codes of a file as they stand there. */
export interface RawClassification {
  codes: RawCode[];
  /** Names of the levels, if the file has them. */
  levels?: string[];
}

/** `01.11` is `0111`, `56.10/1` is `56101`. */
export const plainCode = (text: string): string => text.replace(/[.\s/]/g, '');
