import './share-bar.css';

interface BarProps {
  percent: number;
  /** The value of the full length: bars side by side share one scale. */
  of?: number;
  isOther?: boolean;
}

/** A bar for a share of a whole, beside its number, which says the same. */
export function ShareBar({ percent, of = 100, isOther = false }: BarProps) {
  const width = of > 0 ? Math.min(100, Math.max(0, (percent / of) * 100)) : 0;
  return (
    <svg
      className={isOther ? 'share-bar is-other' : 'share-bar'}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="whole" width="100" height="6" />
      <rect className="part" width={width} height="6" />
    </svg>
  );
}
