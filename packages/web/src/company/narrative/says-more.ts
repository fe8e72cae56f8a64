/** Headings that the service writes between entries when it builds a section's text from them. */
const headings = 'Strengths Weaknesses Opportunities Threats 強み 弱み 機会 脅威'.split(' ');

/**
 * Whether a narrative says more than its entries. If a publisher wrote no narrative, the service
 * builds one from the entries, and showing it would repeat what the page already shows.
 */
export function saysMore(plainText: string, entries: readonly (string | undefined)[]): boolean {
  const entryText = [...entries, ...headings]
    .map((entry) => lettersOf(entry ?? ''))
    .filter((entry) => entry !== '')
    // Longest first, because a longer entry may contain a shorter one.
    .sort((a, b) => b.length - a.length);
  const rest = entryText.reduce(
    (text, entry) => text.replace(entry, () => ' '),
    lettersOf(plainText),
  );
  return rest.trim() !== '';
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
