import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { describeFault } from './describe-fault.js';
import { usePublishingWords } from './publishing-words.js';
import { ServiceProgress } from './work-progress.js';

interface ConfirmProps {
  /** The question. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The label of the button that does it. */
  action: string;
  /** The progress; otherwise only a sign that work is in progress. */
  progress?: ReactNode;
  /** Rejects with the error, which the dialog shows. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before something that readers notice; Escape changes nothing. */
export function ConfirmDialog(props: ConfirmProps) {
  const { title, children, action, progress, onConfirm, onClose } = props;
  const words = usePublishingWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const confirm = async () => {
    setBusy(true);
    setFault('');
    try {
      await onConfirm();
      // Not only removed: closing returns the focus to where it was.
      dialog.current?.close();
    } catch (error) {
      setFault(describeFault(error, words));
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <p className="fault" role="alert">
        {fault}
      </p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => {
            void confirm();
          }}
        >
          {action}
        </button>
        <button
          type="button"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          {words.cancel}
        </button>
        {isBusy && (progress ?? <ServiceProgress label={words.doing(action)} />)}
      </div>
    </dialog>
  );
}
