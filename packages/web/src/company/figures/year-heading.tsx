import { useWords } from '../../words/explorer-words.js';
import { formatDayOfYear } from './format-date.js';

interface YearHeadingProps {
  year: number;
  balanceDate?: string;
}

/** A reporting year, with the day on which it ended. */
export function YearHeading({ year, balanceDate }: YearHeadingProps) {
  const { tag } = useWords();
  return (
    <>
      {year}
      {balanceDate !== undefined && (
        <span className="company-year-end">{formatDayOfYear(balanceDate, tag)}</span>
      )}
    </>
  );
}
