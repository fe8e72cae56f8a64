/** Lines and columns have letters, so that readers need not distinguish colours. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);

/** The letter and colour of a report. */
export function ReportBadge({ index }: { index: number }) {
  return <span className={`compare-badge is-${String(index)}`}>{letterOf(index)}</span>;
}
