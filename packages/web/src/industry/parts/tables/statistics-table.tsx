import type { Statistic } from '../../words/industry-words.js';
import { useReading } from '../reading-context.js';
import { YearTable } from './year-table.js';

interface TableProps {
  caption: string;
  statistics: Statistic[];
}

export function StatisticsTable({ caption, statistics }: TableProps) {
  const { words } = useReading();
  return (
    <YearTable
      caption={caption}
      series={statistics.map(({ Name, Unit, Currency, Points }) => ({
        key: Name,
        name: words.statistics[Name],
        unit: Unit,
        currency: Currency,
        points: Points,
      }))}
    />
  );
}
