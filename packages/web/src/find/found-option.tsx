import type { FoundReport } from '@broadsheet/client';
import { useEffect, useRef } from 'react';
import { countryName } from '../country-name.js';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';
import { MarkedText } from './marked-text.js';

interface OptionProps {
  id: string;
  report: FoundReport;
  isActive: boolean;
  onOpen: () => void;
}

/** Says of a match that it is not what was typed. */
const wordsOf = { all: '', some: 'some of the words', similar: 'similar words' };

export function FoundOption({ id, report, isActive, onOpen }: OptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { find } = useFamilies();
  const { code, country, language, title, sector, matched = [], match, passage } = report;
  // The family stands above its reports.
  const place = find(report.family)?.OnlyCountry === undefined ? countryName(country) : '';
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
      <span className="found-facts" lang={languageTag(language)}>
        {[place, code, language === 'English' ? '' : language, sector, wordsOf[match ?? 'all']]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </span>
      {passage && (
        <span className="found-passage" lang={languageTag(language)}>
          {passage.section}: <MarkedText text={passage.text} words={matched} />
        </span>
      )}
    </li>
  );
}
