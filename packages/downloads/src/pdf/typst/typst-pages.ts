/** A font file under the family name that documents use. */
export interface TypstFont {
  family: string;
  bytes: Uint8Array;
}

export interface TypstPages {
  /** The main file of the pages; it names the other files. */
  template: string;
  fonts: readonly TypstFont[];
  /** By path. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** Lays pages out and writes them as PDF. */
export type SetPages = (pages: TypstPages) => Uint8Array | Promise<Uint8Array>;

export const mainFile = '/report.typ';
