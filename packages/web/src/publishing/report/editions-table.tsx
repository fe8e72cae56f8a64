import type { Edition, PublishedReport } from '@broadsheet/client';
import { useState } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { usePublishingWords, type PublishingWords } from '../publishing-words.js';
import { RollbackDialog } from './rollback-dialog.js';

interface EditionsProps {
  report: PublishedReport;
  editions: Edition[];
  onRolledBack: (words: string) => void;
}

/** Every edition with its changes; each but the current one can be restored. */
export function EditionsTable({ report, editions, onRolledBack }: EditionsProps) {
  const { report: heads } = usePublishingWords();
  const [confirming, setConfirming] = useState<number>();
  return (
    <section aria-labelledby="editions-title">
      <h2 id="editions-title">{heads.editions}</h2>
      <ScrollBox label={heads.editions}>
        <table className="editions">
          <thead>
            <tr>
              <th scope="col">{heads.edition}</th>
              <th scope="col">{heads.published}</th>
              <th scope="col">{heads.by}</th>
              <th scope="col">{heads.changed}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <EditionRow
                key={edition.edition}
                edition={edition}
                onAsk={() => {
                  setConfirming(edition.edition);
                }}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {confirming !== undefined && (
        <RollbackDialog
          report={report}
          edition={confirming}
          onRolledBack={onRolledBack}
          onClose={() => {
            setConfirming(undefined);
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  edition: Edition;
  /** Asks whether to restore the edition. */
  onAsk: () => void;
}

function EditionRow({ edition: row, onAsk }: RowProps) {
  const words = usePublishingWords();
  const { edition, publishedAt, author, current, changed } = row;
  const names = changed.map(({ name }) => name);
  return (
    <tr>
      <th scope="row">
        {edition} {current && <span className="state-mark published">{words.report.current}</span>}
      </th>
      <td className="time">{words.time(publishedAt)}</td>
      <td>{author}</td>
      <td>{writeChanged(names, words)}</td>
      <td>
        {!current && (
          <button
            type="button"
            className="small"
            aria-label={words.rollback.askFor(edition)}
            onClick={onAsk}
          >
            {words.rollback.ask}
          </button>
        )}
      </td>
    </tr>
  );
}

const mostNamed = 6;

function writeChanged(names: string[], { report }: PublishingWords): string {
  const rest = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return rest > 0 ? report.andMore(named, rest) : named;
}
