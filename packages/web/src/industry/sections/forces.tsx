import type { PartProps } from '../chapters/part-props.js';
import { Entry, EntryList } from '../parts/entry-list.js';
import { LevelMark, TrendMark } from '../parts/level-mark.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';

/** The forces of competition: how strong each is, its trend, and why. */
export function Forces({ body }: PartProps<'competitiveforces'>) {
  const { words } = useReading();
  if (!body) return null;
  return (
    <>
      <PartProse of={body} />
      {body.Forces && (
        <EntryList>
          {body.Forces.map((force) => (
            <Entry
              key={force.Force}
              title={words.forces[force.Force]}
              marks={
                <>
                  <LevelMark level={force.Level} />
                  {force.Trend && <TrendMark trend={force.Trend} />}
                </>
              }
            >
              <PartProse of={force} isInner />
            </Entry>
          ))}
        </EntryList>
      )}
    </>
  );
}
