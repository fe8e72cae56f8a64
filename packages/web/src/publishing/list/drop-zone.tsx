import { useId, useState } from 'react';
import { listDropped, type FoundFile } from '../drafts/found-file.js';
import { FileChooser } from '../file-chooser.js';
import { usePublishingWords } from '../publishing-words.js';
import { WorkProgress } from '../work-progress.js';

interface DropZoneProps {
  onFiles: (found: FoundFile[], onRead: TellRead) => Promise<void>;
  /** Why files were refused. */
  refused: readonly string[];
}

/** Called with the number of documents read so far. */
export type TellRead = (done: number, all: number) => void;

/** Takes files and folders by drag and drop, or from the file chooser. */
export function DropZone({ onFiles, refused }: DropZoneProps) {
  const { files: words } = usePublishingWords();
  const [isOver, setOver] = useState(false);
  /** While files are searched, their number is unknown. */
  const [work, setWork] = useState<{ done?: number; all?: number }>();
  const id = useId();
  const take = async (found: FoundFile[] | Promise<FoundFile[]>) => {
    setWork({});
    try {
      await onFiles(await found, (done, all) => {
        setWork({ done, all });
      });
    } finally {
      setWork(undefined);
    }
  };
  const chooser = {
    aboutId: `${id}-about`,
    onChosen: (found: FoundFile[]) => {
      void take(found);
    },
  };
  return (
    <section
      className="start-card drop-zone"
      aria-labelledby={`${id}-title`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(listDropped(event.dataTransfer));
      }}
    >
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p className="aside" id={`${id}-about`}>
        {words.about}
      </p>
      <div className="actions">
        <FileChooser {...chooser} label={words.choose} />
        <FileChooser {...chooser} label={words.chooseFolder} isFolder />
      </div>
      {work && <WorkProgress label={words.reading} {...work} />}
      <div role="alert">
        {refused.map((reason) => (
          <p key={reason} className="fault">
            {reason}
          </p>
        ))}
      </div>
    </section>
  );
}
