interface ComparisonBarsProps {
  own: number | undefined;
  average: number | undefined;
}

const width = 160;

/** Both values of a row on one scale from zero; the numbers beside the bars say the same. */
export function ComparisonBars({ own, average }: ComparisonBarsProps) {
  const values = [own, average].map((value) => value ?? 0);
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const span = largest - smallest;
  if (span === 0) return null;
  const xOf = (value: number) => ((value - smallest) / span) * (width - 2) + 1;
  const zero = xOf(0);
  const bar = (value: number | undefined, y: number, className: string) =>
    value !== undefined && (
      <rect
        className={className}
        x={Math.min(zero, xOf(value))}
        y={y}
        width={Math.max(Math.abs(xOf(value) - zero), 0.5)}
        height="6"
      />
    );
  return (
    <svg viewBox={`0 0 ${String(width)} 20`} aria-hidden="true" className="company-pair">
      {bar(own, 3, 'own')}
      {bar(average, 11, 'average')}
      <line className="zero" x1={zero} x2={zero} y1="0" y2="20" />
    </svg>
  );
}
