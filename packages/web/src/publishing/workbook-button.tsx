import type { DocumentSource } from '@broadsheet/client';
import { useState } from 'react';
import { saveFile } from '../download/save-file.js';
import { useClient } from '../session/session-context.js';
import { describeFault } from './describe-fault.js';
import { usePublishingWords } from './publishing-words.js';
import { ServiceProgress } from './work-progress.js';

interface WorkbookProps {
  /** Returns the document when it is needed; undefined if there is none any more. */
  findSource: () => Promise<DocumentSource | undefined>;
  /** The name of the file without its ending. */
  name: string;
}

/** Saves a document as a workbook, with its problems as comments at the cells. */
export function WorkbookButton({ findSource, name }: WorkbookProps) {
  const { publishing } = useClient();
  const words = usePublishingWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const save = async () => {
    setBusy(true);
    setFault('');
    try {
      const source = await findSource();
      if (!source) return;
      const bytes = await publishing.workbook(source);
      saveFile(`${nameFile(name)}.xlsx`, bytes, 'application/octet-stream');
    } catch (error) {
      setFault(describeFault(error, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => {
          void save();
        }}
      >
        {words.asWorkbook}
      </button>
      {isBusy && <ServiceProgress label={words.doing(words.asWorkbook)} />}
      <span className="fault" role="alert">
        {fault}
      </span>
    </>
  );
}

/** Without characters that file systems refuse, and without the ending of another file. */
const nameFile = (name: string) =>
  name.replace(/\.(ya?ml|json|xlsx|csv)$/i, '').replaceAll(/[/\\:*?"<>|\s]+/g, '-');
