import { useRef, useState } from 'react';
import { useClosing } from '../use-closing.js';
import { useWords } from '../words/explorer-words.js';
import './download.css';

export interface FormatChoice {
  label: string;
  /** Fetches the file and hands it to the browser. */
  save: () => Promise<void>;
}

interface MenuProps {
  /** The text of the closed menu. */
  label: string;
  /** The name of the menu for screen readers, if its text is not enough. */
  name?: string;
  choices: FormatChoice[];
  id?: string;
  isOpen?: boolean;
}

type Outcome = 'working' | 'failed';

/** A menu of files; making one may take a few seconds. */
export function FormatMenu({ label, name = label, choices, id, isOpen = false }: MenuProps) {
  const { takeAlong: words } = useWords();
  const outcomes = { working: words.preparing, failed: words.notDownloaded };
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const [shown, setShown] = useState<Record<string, Outcome | undefined>>({});
  const save = async (choice: FormatChoice) => {
    const note = (outcome: Outcome | undefined) => {
      setShown((all) => ({ ...all, [choice.label]: outcome }));
    };
    note('working');
    try {
      await choice.save();
      note(undefined);
      if (menu.current) menu.current.open = false;
    } catch {
      note('failed');
    }
  };
  return (
    <details ref={menu} id={id} className="download-menu" open={isOpen}>
      <summary aria-label={name}>{label}</summary>
      <div role="group" aria-label={name}>
        {choices.map((choice) => {
          const outcome = shown[choice.label];
          return (
            <button
              key={choice.label}
              type="button"
              className="small"
              aria-disabled={outcome === 'working'}
              onClick={() => {
                if (outcome !== 'working') void save(choice);
              }}
            >
              {outcome === undefined ? choice.label : outcomes[outcome]}
            </button>
          );
        })}
      </div>
    </details>
  );
}
