import { useState } from 'react';
import { useFamilies } from '../../families/families-context.js';
import { describeFault } from '../describe-fault.js';
import { createDraft, type Draft } from '../drafts/draft.js';
import { usePublishingWords } from '../publishing-words.js';
import { loadStarter } from './load-starter.js';

interface NewReportProps {
  owner: string;
  onDraft: (draft: Draft) => Promise<void>;
}

/** A new report from the starter of a family. */
export function NewReport({ owner, onDraft }: NewReportProps) {
  const words = usePublishingWords();
  const { begin: own } = words;
  const { list } = useFamilies();
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const family = chosen ?? list[0]?.Name ?? '';
  const begin = async () => {
    setBusy(true);
    setFault('');
    try {
      const name = `${family}.yaml`;
      const text = await loadStarter(family, words);
      await onDraft(createDraft({ owner, name, source: { kind: 'text', name, text } }));
    } catch (error) {
      setFault(describeFault(error, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="start-card"
      aria-labelledby="new-report-title"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2 id="new-report-title">{own.title}</h2>
      <p className="aside">{own.about}</p>
      <FamilyField family={family} onFamily={setChosen} />
      <div className="actions">
        <button type="submit" className="primary" disabled={isBusy || family === ''}>
          {own.begin}
        </button>
        <a
          className="button"
          href={`/schemas/${encodeURIComponent(family)}.starter.xlsx`}
          download={`${family}.xlsx`}
        >
          {own.workbook}
        </a>
      </div>
      <p className="fault" role="alert">
        {fault}
      </p>
    </form>
  );
}

interface FamilyProps {
  family: string;
  onFamily: (family: string) => void;
}

function FamilyField({ family, onFamily }: FamilyProps) {
  const { begin: words } = usePublishingWords();
  const { list } = useFamilies();
  return (
    <div className="field">
      <label htmlFor="new-family">{words.family}</label>
      <select
        id="new-family"
        value={family}
        onChange={(event) => {
          onFamily(event.currentTarget.value);
        }}
      >
        {list.map(({ Name, Title }) => (
          <option key={Name} value={Name}>
            {Title}
          </option>
        ))}
      </select>
    </div>
  );
}
