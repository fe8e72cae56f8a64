import { useId } from 'react';
import { listChosen, type FoundFile } from './drafts/found-file.js';
import { takenFiles } from './drafts/list-documents.js';

interface ChooserProps {
  label: string;
  /** The id of the element that describes the accepted files. */
  aboutId?: string;
  /** Whether a folder is chosen instead of files. */
  isFolder?: boolean;
  onChosen: (found: FoundFile[]) => void;
}

/** A button that opens the browser's file chooser. */
export function FileChooser({ label, aboutId, isFolder = false, onChosen }: ChooserProps) {
  const id = useId();
  return (
    <span className="file-chooser">
      <label className="button" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        // A folder is searched; the file chooser shows only accepted files.
        {...(isFolder ? { webkitdirectory: true } : { accept: takenFiles })}
        aria-describedby={aboutId}
        onChange={(event) => {
          const { files } = event.currentTarget;
          if (files && files.length > 0) onChosen(listChosen(files));
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
    </span>
  );
}
