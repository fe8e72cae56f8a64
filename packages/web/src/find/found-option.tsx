import type { FoundReport } from '@broadsheet/client';
import { useEffect, useRef } from 'react';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';
import { useWords } from '../words/explorer-words.js';
import { MarkedText } from './marked-text.js';

interface OptionProps {
  id: string;
  report: FoundReport;
  isActive: boolean;
  onOpen: () => void;
}

export function FoundOption({ id, report, isActive, onOpen }: OptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const words = useWords();
  const { find } = useFamilies();
  const { code, country, language, title, sector, matched = [], match, passage } = report;
  // The family's name is above its reports.
  const countryName = find(report.family)?.OnlyCountry === undefined ? words.country(country) : '';
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the box; otherwise the list would close before the click arrives.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onOpen}
    >
      <span className="found-title" lang={languageTag(language)}>
        <MarkedText text={title} words={matched} />
      </span>
      <span className="found-facts">
        {[countryName, code, language === words.languageName ? '' : words.language(language)]
          .filter((fact) => fact !== '')
          .join(' · ')}
        {sector !== '' && <span lang={languageTag(language)}> · {sector}</span>}
        {/* Says that a match is not exactly what was typed. */}
        {match !== undefined && match !== 'all' && ` · ${words.find.match[match]}`}
      </span>
      {passage && (
        <span className="found-passage" lang={languageTag(language)}>
          {passage.section}: <MarkedText text={passage.text} words={matched} />
        </span>
      )}
    </li>
  );
}
