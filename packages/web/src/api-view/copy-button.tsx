import { useEffect, useState } from 'react';
import { useWords } from '../words/explorer-words.js';
import { copyText } from './copy-text.js';

interface CopyButtonProps {
  label: string;
  /** Returns the text to copy, which may have to be fetched. */
  read: () => string | Promise<string>;
}

const shownMs = 2000;

export function CopyButton({ label, read }: CopyButtonProps) {
  const { takeAlong: words } = useWords();
  const outcomes = { idle: '', done: words.copied, failed: words.notCopied };
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => {
      setOutcome('idle');
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const copy = async () => {
    try {
      await copyText(await read());
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <button
      type="button"
      className="small"
      data-outcome={outcome}
      onClick={() => {
        void copy();
      }}
    >
      {outcome === 'idle' ? label : outcomes[outcome]}
      <span role="status" className="visually-hidden">
        {outcomes[outcome]}
      </span>
    </button>
  );
}
