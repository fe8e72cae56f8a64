import { formatDayOfYear } from './format-date.js';

interface YearHeadingProps {
  year: number;
  balanceDate?: string;
}

/** A reporting year, with the day on which it ended. */
export function YearHeading({ year, balanceDate }: YearHeadingProps) {
  return (
    <>
      {year}
      {balanceDate !== undefined && (
        <span className="company-year-end">{formatDayOfYear(balanceDate)}</span>
      )}
    </>
  );
}
