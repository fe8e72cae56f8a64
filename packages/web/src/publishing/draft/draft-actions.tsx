import type { DocumentFinding } from '@broadsheet/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../../download/save-file.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { removeDraft } from '../drafts/draft-store.js';
import type { Draft } from '../drafts/draft.js';
import type { FoundFile } from '../drafts/found-file.js';
import { FileChooser } from '../file-chooser.js';
import { paths } from '../paths.js';
import { usePublishingWords, type PublishingWords } from '../publishing-words.js';
import { WorkbookButton } from '../workbook-button.js';
import { findingsId } from './finding-list.js';
import { previewRequestOf } from './preview-request-of.js';
import { PublishDialog } from './publish-dialog.js';
import type { CheckedDraft } from './use-preview.js';
import { writeFile } from './write-text.js';

interface ActionsProps {
  draft: Draft;
  checked: CheckedDraft;
  /** Another user has published the report meanwhile. */
  hasConflict: boolean;
  /** Called with a finding that the user wants to correct. */
  onFind: (finding: DocumentFinding) => void;
  /** Called with a file that replaces the content of the draft. */
  onReplacement: (found: FoundFile[]) => void;
  /** Called before the draft is removed. */
  onGone: () => void;
}

export function DraftActions(props: ActionsProps) {
  const { draft, checked, hasConflict, onFind, onReplacement, onGone } = props;
  const words = usePublishingWords();
  const [confirming, setConfirming] = useState<ConfirmedAction>();
  const close = () => {
    setConfirming(undefined);
  };
  const { document } = checked.answer ?? {};
  const reason = findReason(checked, hasConflict, words.publish);
  return (
    <div className="actions">
      <button
        type="button"
        className="primary"
        disabled={reason !== undefined}
        aria-describedby="publish-reason"
        onClick={() => {
          setConfirming('publish');
        }}
      >
        {words.publish.ask}
      </button>
      {(draft.source.kind !== 'sheets' || document !== undefined) && (
        <button
          type="button"
          onClick={() => {
            const { name, bytes } = writeFile(draft.source, document);
            saveFile(name, bytes, 'application/octet-stream');
          }}
        >
          {words.draft.save}
        </button>
      )}
      <WorkbookButton
        name={checked.answer?.key ?? draft.name}
        findSource={() => Promise.resolve(previewRequestOf(draft.source))}
      />
      <FileChooser label={words.draft.replace} onChosen={onReplacement} />
      <button
        type="button"
        onClick={() => {
          setConfirming('discard');
        }}
      >
        {words.drafts.discardAsk}
      </button>
      <PublishReason reason={reason} onFind={onFind} />
      <AskedDialog {...{ draft, checked, confirming, onGone }} onClose={close} />
    </div>
  );
}

type ConfirmedAction = 'publish' | 'discard';

interface ConfirmedActionProps extends Pick<ActionsProps, 'draft' | 'checked' | 'onGone'> {
  confirming: ConfirmedAction | undefined;
  onClose: () => void;
}

/** The dialog that asks before the draft is published or discarded. */
function AskedDialog({ draft, checked, confirming, onGone, onClose }: ConfirmedActionProps) {
  const { drafts: words } = usePublishingWords();
  const [, navigate] = useLocation();
  const leave = async (path: string) => {
    onGone();
    await removeDraft(draft.id);
    navigate(path);
  };
  return (
    <>
      {confirming === 'publish' && checked.answer && (
        <PublishDialog
          draft={draft}
          answer={checked.answer}
          onConflict={checked.check}
          onPublished={leave}
          onClose={onClose}
        />
      )}
      {confirming === 'discard' && (
        <ConfirmDialog
          title={words.discardThis}
          action={words.discard}
          onConfirm={() => leave(paths.list)}
          onClose={onClose}
        >
          <p>{words.discardText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why the draft cannot be published now. */
interface Reason {
  words: string;
  /** What is to be corrected first. */
  first?: DocumentFinding;
}

function findReason(
  { answer, isFresh, error }: CheckedDraft,
  hasConflict: boolean,
  words: PublishingWords['publish'],
): Reason | undefined {
  if (error !== undefined) return { words: words.notChecked };
  if (!answer || !isFresh) return { words: words.isChecked };
  const errors = answer.findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first) return { words: words.mend(errors.length), first };
  if (hasConflict) return { words: words.conflict };
  return answer.outcome === 'unchanged' ? { words: words.unchanged } : undefined;
}

interface ReasonProps extends Pick<ActionsProps, 'onFind'> {
  reason: Reason | undefined;
}

/** With errors, a link to the first one; on a phone its text too, because the list is far below. */
function PublishReason({ reason, onFind }: ReasonProps) {
  const { words, first } = reason ?? {};
  return (
    <div id="publish-reason" className="publish-reason aside">
      {first ? (
        <a
          href={`#${findingsId}`}
          onClick={(event) => {
            event.preventDefault();
            onFind(first);
          }}
        >
          {words}
        </a>
      ) : (
        words
      )}
      {first && (
        <p className="first-finding" lang="en">
          {first.place} {first.message}
        </p>
      )}
    </div>
  );
}
