import type { PartProps } from '../chapters/part-props.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { GrowthTable } from '../parts/tables/growth-table.js';
import { StatisticsTable } from '../parts/tables/statistics-table.js';
import { WithAside } from '../parts/with-aside.js';

export function Outlook({ body }: PartProps<'outlook'>) {
  const { words } = useReading();
  if (!body) return null;
  return (
    <>
      <WithAside aside={body.Growth ? <GrowthTable growth={body.Growth} isOutlookOnly /> : null}>
        <PartProse of={body} />
      </WithAside>
      {body.Statistics && (
        <StatisticsTable
          caption={`${words.sections.outlook}: ${words.names.statisticsByYear}`}
          statistics={body.Statistics}
        />
      )}
    </>
  );
}
