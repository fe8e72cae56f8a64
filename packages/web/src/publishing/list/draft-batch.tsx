import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.js';
import { usePublishingWords } from '../publishing-words.js';
import { WorkProgress } from '../work-progress.js';
import type { Batch, DraftState, ReadyDraft } from './use-batch.js';

interface BatchProps {
  batch: Batch;
  /** Called after all are checked. */
  onChecked: () => void;
  /** Called with a description of what was published. */
  onPublished: (message: string) => void;
}

/** Checks all drafts, and publishes those without problems. */
export function DraftBatch({ batch, onChecked, onPublished }: BatchProps) {
  const words = usePublishingWords();
  const { batch: own } = words;
  const [isConfirming, setConfirming] = useState(false);
  const { work, ready } = batch;
  return (
    <div className="actions">
      <button
        type="button"
        disabled={work !== undefined}
        onClick={() => {
          void batch.check().then(onChecked);
        }}
      >
        {own.check}
      </button>
      {ready.length > 0 && (
        <button
          type="button"
          className="primary"
          disabled={work !== undefined}
          onClick={() => {
            setConfirming(true);
          }}
        >
          {own.ask(ready.length)}
        </button>
      )}
      {work && !isConfirming && <WorkProgress label={own.checking} {...work} />}
      {isConfirming && (
        <ConfirmDialog
          title={own.title(ready.length)}
          action={words.publish.action}
          progress={work && <WorkProgress label={own.publishing} {...work} />}
          onConfirm={async () => {
            onPublished(own.done(await batch.publish()));
          }}
          onClose={() => {
            batch.stop();
            setConfirming(false);
          }}
        >
          <p>{own.text}</p>
          <ReadyList ready={ready} />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What would be published: report, edition, and the number of changes. */
function ReadyList({ ready }: { ready: readonly ReadyDraft[] }) {
  const words = usePublishingWords();
  return (
    <ul>
      {ready.map(({ draft, answer }) => {
        const { key, current, findings, differences } = answer;
        return (
          <li key={draft.id}>
            <code>{key}</code> {words.edition((current?.edition ?? 0) + 1)}
            <span className="aside">
              {' '}
              {words.batch.about(current && differences?.count, findings.length)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The result of the check in a few words. */
export function DraftStateText({ known }: { known: DraftState | undefined }) {
  const { batch: words } = usePublishingWords();
  if (!known) return null;
  const text =
    known.state === 'errors'
      ? words.errors(known.count)
      : known.state === 'failed'
        ? known.fault
        : words[known.state];
  const isBad = known.state === 'errors' || known.state === 'failed';
  return <span className={isBad ? 'fault' : 'aside'}>{text}</span>;
}
