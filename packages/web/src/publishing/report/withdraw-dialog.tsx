import type { PublishedReport } from '@broadsheet/client';
import { useClient } from '../../session/session-context.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { usePublishingWords } from '../publishing-words.js';

interface WithdrawProps {
  report: PublishedReport;
  onWithdrawn: () => void;
  onClose: () => void;
}

export function WithdrawDialog({ report, onWithdrawn, onClose }: WithdrawProps) {
  const { publishing } = useClient();
  const { withdraw: words } = usePublishingWords();
  const { key, title, edition } = report;
  return (
    <ConfirmDialog
      title={words.title(title)}
      action={words.action}
      onConfirm={async () => {
        await publishing.withdraw(key, { ifMatch: edition });
        onWithdrawn();
      }}
      onClose={onClose}
    >
      <p>{words.text(edition)}</p>
    </ConfirmDialog>
  );
}
