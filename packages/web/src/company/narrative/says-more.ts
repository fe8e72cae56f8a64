/** What the service itself writes between entries when it makes the text of a section from them. */
const headings = 'Strengths Weaknesses Opportunities Threats 強み 弱み 機会 脅威'.split(' ');

/**
 * Whether a narrative says anything beyond its entries. Where a publisher wrote none, it is made from
 * the entries, and would say on the page what the page already says.
 */
export function saysMore(plainText: string, entries: readonly (string | undefined)[]): boolean {
  const told = [...entries, ...headings]
    .map((entry) => lettersOf(entry ?? ''))
    .filter((entry) => entry !== '')
    // A longer entry may hold a shorter one.
    .sort((a, b) => b.length - a.length);
  const rest = told.reduce((text, entry) => text.replace(entry, () => ' '), lettersOf(plainText));
  return rest.trim() !== '';
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
