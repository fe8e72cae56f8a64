import { writeBrief } from '../../../figures/write-brief.js';
import { FactList } from '../../../section-view/fact-list.js';
import type { Statistic } from '../../words/industry-words.js';
import { useReading } from '../reading-context.js';
import { useNumbers } from '../use-numbers.js';

/** The last known year of each measure. */
export function LatestFigures({ statistics = [] }: { statistics: Statistic[] | undefined }) {
  const { words, tag } = useReading();
  const numbers = useNumbers();
  const facts = statistics.flatMap(({ Name, Currency, Points }) => {
    const last = Points.findLast(({ Value, Outlook }) => Value !== null && Outlook !== true);
    if (last?.Value === null || last === undefined) return [];
    const { Year, Value, Change } = last;
    return {
      name: words.ofYear(words.statistics[Name], Year),
      value: (
        <>
          {writeBrief(Value, { tag, currency: Currency })}
          {Change !== undefined && (
            <span className={Change < 0 ? 'change fall' : 'change rise'}>
              {' '}
              {words.changeOn(numbers.change(Change), Year - 1)}
            </span>
          )}
        </>
      ),
    };
  });
  return facts.length === 0 ? null : <FactList facts={facts} />;
}
