import { FactList, type ShownFact } from '../../section-view/fact-list.js';
import type { PartProps } from '../chapters/part-props.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { useNumbers } from '../parts/use-numbers.js';
import { WithAside } from '../parts/with-aside.js';
import { StageMark } from './stage-mark.js';

/** The life-cycle stage of the industry, its indicators, and why. */
export function LifeCycle({ body, charts, title }: PartProps<'lifecycle'>) {
  return (
    <>
      {body && (
        <WithAside aside={<StageFacts body={body} />}>
          <PartProse of={body} />
        </WithAside>
      )}
      <PartCharts names={charts} of={body} title={title} />
    </>
  );
}

function StageFacts({ body }: { body: NonNullable<PartProps<'lifecycle'>['body']> }) {
  const { words } = useReading();
  const numbers = useNumbers();
  const { Stage, EconomicShareGrowth, EstablishmentGrowth, EconomicShare = [] } = body;
  const share = EconomicShare.findLast(({ Share }) => Share !== null);
  const facts: ShownFact[] = [
    ...(Stage ? [{ name: words.names.stage, value: <StageMark stage={Stage} /> }] : []),
    ...(share?.Share === undefined || share.Share === null
      ? []
      : [
          {
            name: words.ofYear(words.names.shareOfEconomy, share.Year),
            value: `${numbers.plain(share.Share)}%`,
          },
        ]),
    ...changeOf(words.names.shareOfEconomyGrowth, EconomicShareGrowth, numbers.change),
    ...changeOf(words.names.establishmentGrowth, EstablishmentGrowth, numbers.change),
  ];
  return facts.length === 0 ? null : <FactList facts={facts} />;
}

const changeOf = (
  name: string,
  value: number | undefined,
  write: (value: number) => string,
): ShownFact[] => (value === undefined ? [] : [{ name, value: write(value) }]);
