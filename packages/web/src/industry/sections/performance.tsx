import type { PartProps } from '../chapters/part-props.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';
import { GrowthTable } from '../parts/tables/growth-table.js';
import { WithAside } from '../parts/with-aside.js';

/** The first chart comes before everything, because readers look for it. */
export function Performance({ body, charts, title }: PartProps<'performance'>) {
  const [first, ...others] = charts;
  return (
    <>
      <PartCharts names={first === undefined ? [] : [first]} of={body} title={title} />
      {body && (
        <WithAside aside={body.Growth ? <GrowthTable growth={body.Growth} /> : null}>
          <PartProse of={body} />
        </WithAside>
      )}
      <PartCharts names={others} of={body} title={title} />
    </>
  );
}
