import type { FoundReport } from '@broadsheet/client';
import { useEffect, useRef } from 'react';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';

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
  const { describe } = useFamilies();
  const { code, language, title, sector } = report;
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
        {title}
      </span>
      <span className="found-facts" lang={languageTag(language)}>
        {[describe(report), code, language === 'English' ? '' : language, sector]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </span>
    </li>
  );
}
