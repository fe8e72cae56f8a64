import type { PartProps } from '../chapters/part-props.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';

type Tokens =
  'productsandservices' | 'majormarkets' | 'concentration' | 'coststructure' | 'supplychain';

/** A text and the charts that go with it, which have the figures as a table too. */
export function WordsAndCharts({ body, charts, title }: PartProps<Tokens>) {
  return (
    <>
      <PartProse of={body} />
      <PartCharts names={charts} of={body} title={title} />
    </>
  );
}
