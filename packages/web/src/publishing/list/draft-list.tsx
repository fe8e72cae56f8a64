import { useState } from 'react';
import { Link } from 'wouter';
import { ConfirmDialog } from '../confirm-dialog.js';
import { removeDraft } from '../drafts/draft-store.js';
import type { Draft } from '../drafts/draft.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { DraftBatch, DraftStateText } from './draft-batch.js';
import { useBatch } from './use-batch.js';

interface DraftListProps {
  drafts: Draft[];
  onChanged: () => void;
  /** Called with a description of what was published. */
  onPublished: (message: string) => void;
}

/** The user's drafts in this browser. */
export function DraftList({ drafts, onChanged, onPublished }: DraftListProps) {
  const { drafts: words, time } = usePublishingWords();
  const [confirming, setConfirming] = useState<Pick<Draft, 'id' | 'name'>>();
  const batch = useBatch(drafts);
  return (
    <section aria-labelledby="drafts-title">
      <h2 id="drafts-title">{words.title}</h2>
      {(drafts.length > 1 || batch.states.size > 0) && (
        <DraftBatch batch={batch} onChecked={onChanged} onPublished={onPublished} />
      )}
      <ul className="draft-list">
        {drafts.map(({ id, name, base, changedAt }) => (
          <li key={id}>
            <Link href={paths.draft(id)}>{name}</Link>
            <span className="aside">
              {words.about(base?.edition, time(new Date(changedAt).toISOString()))}
            </span>
            <DraftStateText known={batch.states.get(id)} />
            <button
              type="button"
              className="small"
              aria-label={words.discardNamed(name)}
              onClick={() => {
                setConfirming({ id, name });
              }}
            >
              {words.discardAsk}
            </button>
          </li>
        ))}
      </ul>
      {confirming && (
        <ConfirmDialog
          title={words.discardTitle(confirming.name)}
          action={words.discard}
          onConfirm={async () => {
            await removeDraft(confirming.id);
            onChanged();
          }}
          onClose={() => {
            setConfirming(undefined);
          }}
        >
          <p>{words.discardText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
