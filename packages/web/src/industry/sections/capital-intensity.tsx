import { FactList, type ShownFact } from '../../section-view/fact-list.js';
import type { PartProps } from '../chapters/part-props.js';
import { LevelMark } from '../parts/level-mark.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { useNumbers } from '../parts/use-numbers.js';
import { WithAside } from '../parts/with-aside.js';

/** Labour compared with capital, and with the sector. */
export function CapitalIntensity({ body }: PartProps<'capitalintensity'>) {
  const { words } = useReading();
  const numbers = useNumbers();
  if (!body) return null;
  const { Level, SectorLevel, WagesPerDepreciation, SectorWagesPerDepreciation } = body;
  const { names } = words;
  const figure = (name: string, value: number | undefined): ShownFact[] =>
    value === undefined ? [] : [{ name, value: numbers.plain(value) }];
  const share = (name: string, value: number | undefined): ShownFact[] =>
    value === undefined ? [] : [{ name, value: numbers.percent(value) }];
  const facts: ShownFact[] = [
    ...(Level ? [{ name: names.thisIndustry, value: <LevelMark level={Level} /> }] : []),
    ...(SectorLevel ? [{ name: names.sector, value: <LevelMark level={SectorLevel} /> }] : []),
    ...figure(names.wagesPerDepreciation, WagesPerDepreciation),
    ...figure(words.ofPart(names.sector, names.wagesPerDepreciation), SectorWagesPerDepreciation),
    ...share(names.wages, body.Wages),
    ...share(names.depreciation, body.Depreciation),
  ];
  return (
    <WithAside aside={facts.length === 0 ? null : <FactList facts={facts} />}>
      <PartProse of={body} />
    </WithAside>
  );
}
