import type { Client } from '@broadsheet/client';
import { useState } from 'react';
import { ConfirmDialog } from '../publishing/confirm-dialog.js';
import { useClient, useSession } from '../session/session-context.js';
import { useAdminWords } from './admin-words.js';

interface DisableProps {
  client: Client;
  onChanged: (words: string) => void;
}

/** Disables a client after a confirmation, or enables it again. */
export function DisableButton({ client, onChanged }: DisableProps) {
  const { disable: words } = useAdminWords();
  const { administration } = useClient();
  const own = useSession().view.ClientId;
  const [isAsking, setAsking] = useState(false);
  const { clientId, name, disabled } = client;
  const set = async (isDisabled: boolean) => {
    await administration.changeClient(clientId, { disabled: isDisabled });
    onChanged(isDisabled ? words.disabled : words.enabled);
  };
  const close = () => {
    setAsking(false);
  };
  // Disabling your own client would sign you out, and you could not undo it here.
  if (clientId === own) return <p className="aside">{words.own}</p>;
  return (
    <div className="actions">
      <button
        type="button"
        onClick={() => {
          setAsking(true);
        }}
      >
        {disabled ? words.enableAsk : words.disableAsk}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={disabled ? words.enableTitle(name) : words.disableTitle(name)}
          action={disabled ? words.enable : words.disable}
          onConfirm={() => set(!disabled)}
          onClose={close}
        >
          <p>{disabled ? words.enableText : words.disableText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
