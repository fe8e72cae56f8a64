/** The edition that a document was exported from: publishing it must not undo a later one. */
export interface Basis {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  edition: number;
}

/** `edition 2 of industry/AU/1214/English`: the form of `BasedOn` in documents. */
export const basedOnPattern = '^edition [1-9][0-9]{0,8} of \\S{1,200}$';

export const writeBasedOn = ({ key, edition }: Basis): string =>
  `edition ${String(edition)} of ${key}`;

/** A copy of the document that says which edition it was exported from. */
export const withBasis = (document: object, basis: Basis): object => ({
  BasedOn: writeBasedOn(basis),
  ...document,
});

/** The document as it is published, and the edition that it was exported from, if it says so. */
export function splitBasis(document: unknown): { document: unknown; basis?: Basis } {
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, 'BasedOn')) {
    return { document };
  }
  const { BasedOn, ...published } = document as { BasedOn: unknown };
  const basis = typeof BasedOn === 'string' ? parseBasedOn(BasedOn) : undefined;
  // Of another form it is refused by the check, or is a property of the family itself.
  return basis ? { document: published, basis } : { document };
}

function parseBasedOn(text: string): Basis | undefined {
  const [, edition, key] = /^edition ([1-9]\d{0,8}) of (\S+)$/.exec(text) ?? [];
  return key === undefined ? undefined : { key, edition: Number(edition) };
}

/**
 * The edition of this report that a document was exported from; undefined also for a copy that has
 * become another report.
 */
export const findBaseEdition = (
  basis: Basis | undefined,
  key: string | undefined,
): number | undefined =>
  basis && basis.key.toLowerCase() === key?.toLowerCase() ? basis.edition : undefined;
