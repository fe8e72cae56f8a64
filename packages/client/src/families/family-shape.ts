/** What the methods of a family are typed by. Those of shipped families are generated. */
export interface FamilyShape {
  /** What names a report in a request. */
  key: object;
  /** What names a report in an answer. */
  report: object;
  /** Which reports `section` is asked of. */
  filter: object;
  /** Fields of requests that pick another body of a section; `unknown` where there are none. */
  variants: unknown;
  /** The body of each section, by its token. */
  bodies: object;
  /** The label of each section, by its token. */
  labels: object;
  /** The names of the charts. */
  image: string;
}

/** What names a section of the family in a request. */
export type TokenOf<Shape extends FamilyShape> = Extract<keyof Shape['bodies'], string>;
