import { formatDay } from '../shell/format-day.js';
import type { ReportHistory } from './report-history.js';

interface NoteProps {
  history: ReportHistory;
  /** What a chart or a section is called. */
  titleOf: (name: string) => string;
  /** Where it is on the page. */
  placeOf: (name: string) => string;
  /** What is said of an edition in which nothing of that changed. */
  nothing: string;
}

/** What the current edition changed, each with a link to where it is. */
export function HistoryNote(props: NoteProps) {
  const { history } = props;
  const { edition, at, isFirst } = history;
  if (edition === 0) return null;
  return (
    <section className="changes" aria-label="What changed in this edition">
      <p>
        {isFirst ? (
          <>
            <strong>What changed:</strong> this is the first edition, of {formatDay(at)}.
          </>
        ) : (
          <>
            <strong>What changed</strong> in edition {edition}, of {formatDay(at)}:{' '}
            <ChangedParts {...props} />.
          </>
        )}
      </p>
    </section>
  );
}

function ChangedParts({ history, titleOf, placeOf, nothing }: NoteProps) {
  const changed = [...history.changedNames];
  const removed = history.removedNames.map(titleOf);
  if (changed.length + removed.length === 0) return nothing;
  return (
    <>
      {changed.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={`#${placeOf(name)}`}>{titleOf(name)}</a>
        </span>
      ))}
      {removed.length > 0 &&
        `${changed.length > 0 ? '; ' : ''}no longer there: ${removed.join(', ')}`}
    </>
  );
}
