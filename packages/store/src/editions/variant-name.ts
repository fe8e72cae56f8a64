const separator = ':';

/**
 * The name under which another body of a section, or a chart, is stored: one that is answered if a
 * field of the request is true, or if the client may read another family.
 */
export const variantName = (name: string, variant: string): string => name + separator + variant;

/** The section or chart of a stored part; most are stored under their own name. */
export function partName(stored: string): string {
  const [name = ''] = stored.split(separator);
  return name;
}
