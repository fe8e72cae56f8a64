import type { PublishedReport } from '@broadsheet/client';
import { useClient } from '../../session/session-context.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { DifferenceTable } from '../difference-table.js';
import { usePublishingWords } from '../publishing-words.js';

interface RollbackProps {
  report: PublishedReport;
  edition: number;
  onRolledBack: (words: string) => void;
  onClose: () => void;
}

/** Asks before a rollback, and shows what it would change for readers. */
export function RollbackDialog({ report, edition, onRolledBack, onClose }: RollbackProps) {
  const { publishing } = useClient();
  const words = usePublishingWords();
  const { rollback } = words;
  const { key, state, edition: last } = report;
  const loaded = useLoaded(`${key}/${String(edition)}`, async (signal) => {
    const found = await publishing.document(key, { edition, signal });
    return found && publishing.preview({ document: found.document as object }, { signal });
  });
  return (
    <ConfirmDialog
      title={rollback.title(edition)}
      action={rollback.action}
      onConfirm={async () => {
        // A withdrawn report has no current edition that could have changed.
        const ifMatch = state === 'published' ? last : undefined;
        const { edition: made } = await publishing.rollback(key, edition, { ifMatch });
        onRolledBack(rollback.done(made, edition));
      }}
      onClose={onClose}
    >
      <p>{rollback.text(edition)}</p>
      {loaded.state === 'loading' && <Loading what={words.the.changes} />}
      {loaded.state === 'ready' && loaded.value?.differences && (
        <DifferenceTable
          differences={loaded.value.differences}
          columns={[words.edition(last), words.edition(edition)]}
          caption={rollback.changes}
        />
      )}
    </ConfirmDialog>
  );
}
