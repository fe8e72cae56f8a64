import { ReportLink } from '../../section-view/report-links.js';
import type { PartProps } from '../chapters/part-props.js';
import { readReference } from '../chapters/read-reference.js';
import { Entry, EntryList } from '../parts/entry-list.js';
import { LevelMark } from '../parts/level-mark.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { SmallLine } from '../parts/small-line.js';
import type { Driver } from '../words/industry-words.js';
import './drivers.css';

/** The external drivers of the industry: their direction, impact and history. */
export function Drivers({ body }: PartProps<'externaldrivers'>) {
  if (!body) return null;
  return (
    <>
      <PartProse of={body} />
      {body.Drivers && (
        <EntryList>
          {body.Drivers.map((driver, index) => (
            <DriverEntry key={index} driver={driver} />
          ))}
        </EntryList>
      )}
    </>
  );
}

function DriverEntry({ driver }: { driver: Driver }) {
  const { words } = useReading();
  const { Name, Direction, Strength, Report, Series = [] } = driver;
  return (
    <Entry
      title={Report ? <ReportLink to={readReference(Report)}>{Name}</ReportLink> : Name}
      isQuoted
      marks={
        <>
          <DirectionMark direction={Direction} />
          {Strength && <LevelMark name={words.names.strength} level={Strength} />}
          {Series.map(({ Name: name, Unit, Points }, index) => (
            <SmallLine
              key={index}
              name={name}
              unit={Unit}
              points={Points.map(({ Year, Value, Outlook = false }) => ({
                year: Year,
                value: Value,
                isOutlook: Outlook,
              }))}
            />
          ))}
        </>
      }
    >
      <PartProse of={driver} isInner />
    </Entry>
  );
}

const signs: Record<Driver['Direction'], string> = { Positive: '+', Negative: '−', Mixed: '±' };

function DirectionMark({ direction }: { direction: Driver['Direction'] }) {
  const { words } = useReading();
  return (
    <span className={`direction-mark is-${direction.toLowerCase()}`}>
      <span aria-hidden="true">{signs[direction]}</span>
      {words.directions[direction]}
    </span>
  );
}
