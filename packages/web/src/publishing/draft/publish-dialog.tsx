import { EditionConflictError, type DocumentPreview } from '@broadsheet/client';
import { useClient } from '../../session/session-context.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { DifferenceTable } from '../difference-table.js';
import { isOfSheets, type Draft } from '../drafts/draft.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { leaveNotice } from '../report/notice.js';
import { publishDraft } from './publish-draft.js';

interface PublishProps {
  draft: Draft;
  answer: DocumentPreview;
  /** Checks again. */
  onConflict: () => void;
  /** Called with the path of the report's page. */
  onPublished: (path: string) => Promise<void>;
  onClose: () => void;
}

/** Says what publishing changes, and publishes. */
export function PublishDialog(props: PublishProps) {
  const { draft, answer, onConflict, onPublished, onClose } = props;
  const { publishing } = useClient();
  const words = usePublishingWords();
  const { key = '', current, differences, findings } = answer;
  const next = (current?.edition ?? 0) + 1;
  const state = current ? (current.withdrawn ? 'withdrawn' : 'published') : 'new';
  const publish = async () => {
    try {
      const { edition } = await publishDraft(publishing, draft, answer);
      const rest = isOfSheets(draft) ? ` ${words.publish.newBase(edition, words.asWorkbook)}` : '';
      leaveNotice(key, words.publish.done(edition) + rest);
      await onPublished(paths.report(key));
    } catch (error) {
      // The page shows what the others have published.
      if (error instanceof EditionConflictError) onConflict();
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={words.publish.title(next)}
      action={words.publish.action}
      onConfirm={publish}
      onClose={onClose}
    >
      <p>
        <code>{key}</code>
        {words.publish.text(state, findings.length)}
      </p>
      {differences && (
        <DifferenceTable
          differences={differences}
          columns={[words.edition(differences.from), words.differences.draft]}
          caption={words.publish.changes}
        />
      )}
    </ConfirmDialog>
  );
}
