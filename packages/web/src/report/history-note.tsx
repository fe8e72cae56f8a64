import { useWords } from '../words/explorer-words.js';
import { historyWordsOf, type HistoryWords } from './history-words.js';
import type { ReportHistory } from './report-history.js';

interface NoteProps {
  history: ReportHistory;
  /** The title of a chart or a section. */
  titleOf: (name: string) => string;
  /** Its id on the page. */
  placeOf: (name: string) => string;
  words?: HistoryWords;
}

/** The changes of the current edition, each linked to its place. */
export function HistoryNote(props: NoteProps) {
  const own = historyWordsOf(useWords());
  const { history, words = own } = props;
  const { edition, at, isFirst } = history;
  if (edition === 0) return null;
  return (
    <section className="changes" aria-label={words.name}>
      <p>
        <strong>{words.begin}</strong>
        {isFirst ? (
          words.first(at)
        ) : (
          <>
            {words.since(edition, at)}
            <ChangedParts {...props} words={words} />
          </>
        )}
        {words.end}
      </p>
    </section>
  );
}

function ChangedParts({ history, titleOf, placeOf, words }: Required<NoteProps>) {
  const changed = onceEach([...history.changedNames], titleOf);
  const removed = onceEach(history.removedNames, titleOf);
  if (changed.length + removed.length === 0) return words.nothing;
  return (
    <>
      {changed.map(({ name, title }, index) => (
        <span key={name}>
          {index > 0 && words.comma}
          <a href={`#${placeOf(name)}`}>{title}</a>
        </span>
      ))}
      {changed.length > 0 && removed.length > 0 && words.semicolon}
      {removed.length > 0 && words.gone(removed.map(({ title }) => title).join(words.comma))}
    </>
  );
}

/** A section may have the same title as its chart: the title is shown once for both. */
function onceEach(names: readonly string[], titleOf: (name: string) => string) {
  const titled = names.map((name) => ({ name, title: titleOf(name) }));
  return titled.filter(
    ({ title }, index) => titled.findIndex((each) => each.title === title) === index,
  );
}
