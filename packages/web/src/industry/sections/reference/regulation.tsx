import { FactList, type ShownFact } from '../../../section-view/fact-list.js';
import type { PartProps } from '../../chapters/part-props.js';
import { LevelMark, TrendMark } from '../../parts/level-mark.js';
import { NamedTexts } from '../../parts/named-texts.js';
import { PartProse } from '../../parts/part-prose.js';
import { useReading } from '../../parts/reading-context.js';
import { WithAside } from '../../parts/with-aside.js';

export function Regulation({ body }: PartProps<'regulation'>) {
  const { words, heading: Heading } = useReading();
  if (!body) return null;
  const { Level, Trend, Rules } = body;
  const facts: ShownFact[] = [
    ...(Level ? [{ name: words.names.level, value: <LevelMark level={Level} /> }] : []),
    ...(Trend ? [{ name: words.names.trend, value: <TrendMark trend={Trend} /> }] : []),
  ];
  return (
    <>
      <WithAside aside={facts.length === 0 ? null : <FactList facts={facts} />}>
        <PartProse of={body} />
      </WithAside>
      {Rules && (
        <div className="chapter-group">
          <Heading>{words.names.rules}</Heading>
          <NamedTexts
            entries={Rules.map(({ Name, Detail }) => ({ name: Name, text: Detail }))}
            isExplained
          />
        </div>
      )}
    </>
  );
}
