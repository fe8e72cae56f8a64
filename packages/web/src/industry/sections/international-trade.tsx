import type { PartProps } from '../chapters/part-props.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';
import { LatestFigures } from '../parts/tables/latest-figures.js';
import { WithAside } from '../parts/with-aside.js';

export function InternationalTrade({ body, charts, title }: PartProps<'internationaltrade'>) {
  return (
    <>
      {body && (
        <WithAside aside={body.Statistics ? <LatestFigures statistics={body.Statistics} /> : null}>
          <PartProse of={body} />
        </WithAside>
      )}
      <PartCharts names={charts} of={body} title={title} />
    </>
  );
}
