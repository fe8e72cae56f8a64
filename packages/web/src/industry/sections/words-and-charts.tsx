import type { PartProps } from '../chapters/part-props.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';

type Tokens =
  | 'productsandservices'
  | 'majormarkets'
  | 'concentration'
  | 'coststructure'
  | 'supplychain';

/** A text and its charts, which also show their figures as tables. */
export function WordsAndCharts({ body, charts, title }: PartProps<Tokens>) {
  return (
    <>
      <PartProse of={body} />
      <PartCharts names={charts} of={body} title={title} />
    </>
  );
}
