import type { PartProps } from '../chapters/part-props.js';
import { useReading } from '../parts/reading-context.js';
import { GrowthTable } from '../parts/tables/growth-table.js';
import { StatisticsTable } from '../parts/tables/statistics-table.js';
import { YearTable } from '../parts/tables/year-table.js';

/** Every series by year, and the growth of each. */
export function KeyStatistics({ body }: PartProps<'keystatistics'>) {
  const { words } = useReading();
  if (!body) return null;
  return (
    <>
      <StatisticsTable caption={words.names.statisticsByYear} statistics={body.Statistics} />
      <GrowthTable growth={body.Growth} />
    </>
  );
}

export function KeyRatios({ body }: PartProps<'keyratios'>) {
  const { words } = useReading();
  if (!body) return null;
  return (
    <YearTable
      caption={words.names.ratiosByYear}
      series={body.Ratios.map(({ Name, Unit, Currency, Points }) => ({
        key: Name,
        name: words.ratios[Name],
        unit: Unit,
        currency: Currency,
        points: Points,
      }))}
    />
  );
}
