/** A bar for a share of a whole, beside its number. */
export function ShareBar({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  const width = Math.min(100, Math.max(0, percent));
  return (
    <svg className="company-share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
      <rect className="whole" width="100" height="4" />
      <rect className="part" width={width} height="4" />
    </svg>
  );
}
