import { useReading } from '../parts/reading-context.js';
import type { Stage } from '../words/industry-words.js';
import './stage-mark.css';

const stages: readonly Stage[] = ['growth', 'maturity', 'decline'];

/** The stages in order, with the current one marked; screen readers read only that one. */
export function StageMark({ stage }: { stage: Stage }) {
  const { words } = useReading();
  return (
    <span className="stage-mark">
      {stages.map((each) =>
        each === stage ? (
          <strong key={each}>{words.stages[each]}</strong>
        ) : (
          <span key={each} aria-hidden="true">
            {words.stages[each]}
          </span>
        ),
      )}
    </span>
  );
}
