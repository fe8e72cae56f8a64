import { DifferenceTable } from '../difference-table.js';
import { usePublishingWords } from '../publishing-words.js';
import type { Conflict } from './find-conflict.js';
import type { ChangeDraft } from './use-draft.js';

interface ConflictProps {
  conflict: Conflict;
  onReplace: ChangeDraft;
}

/** Tells the second of two editors what the first has published; the draft stays unchanged. */
export function ConflictNotice({ conflict, onReplace }: ConflictProps) {
  const { key, base, current, others } = conflict;
  const { edition, author, publishedAt } = current;
  const words = usePublishingWords();
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{words.conflict.title(edition)}</h2>
      <p>{words.conflict.text({ author, time: words.time(publishedAt), base })}</p>
      {others && (
        <details open>
          <summary>{words.conflict.changes(others.count)}</summary>
          <DifferenceTable
            differences={others}
            columns={[words.edition(base), words.edition(edition)]}
            caption={words.differences.between(base, edition)}
          />
        </details>
      )}
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            onReplace({ base: { key, edition } });
          }}
        >
          {words.conflict.replace(edition)}
        </button>
      </div>
    </section>
  );
}
