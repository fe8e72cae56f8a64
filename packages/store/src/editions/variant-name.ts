const separator = ':';

/**
 * The name under which another body of a section, or a chart, is stored: one that is answered where a field
 * of the request is true, or where the client may read another family.
 */
export const variantName = (name: string, variant: string): string => name + separator + variant;

/** The section or chart of a stored part; most are their own. */
export function partName(stored: string): string {
  const [name = ''] = stored.split(separator);
  return name;
}
