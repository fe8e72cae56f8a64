import type { FoundReport } from '@broadsheet/client';
import { useId, useRef, useState } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useFound } from '../find/use-found.js';
import { languageTag } from '../language-tag.js';
import { useWords } from '../words/explorer-words.js';

interface PickerProps {
  /** Keys of the reports that are already compared. */
  chosen: string[];
  onPick: (key: string) => void;
}

/** Finds a report to add; after the first one, of the same family only. */
export function ReportPicker({ chosen, onPick }: PickerProps) {
  const words = useWords();
  const { list } = useFamilies();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const comparable = list.filter(({ IsComparable }) => IsComparable).map(({ Name }) => Name);
  const [family] = chosen[0]?.split('/') ?? [];
  const found = useFound(query, family === undefined ? comparable : [family]);
  const reports = found.reports.filter(({ key }) => !chosen.includes(key));
  const pick = (key: string) => {
    setQuery('');
    onPick(key);
    input.current?.focus();
  };
  return (
    <div className="compare-picker">
      <p className="field">
        <label htmlFor={inputId}>
          {chosen.length === 0 ? words.compare.add : words.compare.addAnother}
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          autoComplete="off"
          placeholder={words.compare.addHint}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
          }}
        />
      </p>
      <p role="status" className="visually-hidden">
        {query.trim() !== '' && found.state === 'ready' && words.find.count(reports.length)}
      </p>
      {query.trim() !== '' && (
        <ul className="compare-found">
          {reports.map((report) => (
            <li key={report.key}>
              <FoundButton
                report={report}
                onPick={() => {
                  pick(report.key);
                }}
              />
            </li>
          ))}
          {reports.length === 0 && found.state === 'ready' && (
            <li className="aside">{words.compare.nothingFound}</li>
          )}
        </ul>
      )}
    </div>
  );
}

function FoundButton({ report, onPick }: { report: FoundReport; onPick: () => void }) {
  const words = useWords();
  const { describe } = useFamilies();
  return (
    <button type="button" className="quiet" onClick={onPick}>
      <span lang={languageTag(report.language)}>{report.title}</span>{' '}
      <span className="aside">
        {[describe(report), report.code, words.language(report.language)].join(' · ')}
      </span>
    </button>
  );
}
