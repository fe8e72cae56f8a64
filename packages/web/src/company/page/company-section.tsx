import { memo, type ComponentType } from 'react';
import { findTables } from '../../download/read-tables.js';
import type { DownloadedReport } from '../../download/report-downloads.js';
import { SectionTools } from '../../download/section-tools.js';
import { languageTag } from '../../language-tag.js';
import { useWords } from '../../words/explorer-words.js';
import type { Bodies, SectionProps as ContentProps } from './bodies.js';
import { hasData, type PageSection } from './page-sections.js';

interface SectionProps {
  section: PageSection;
  report: DownloadedReport;
  bodies: Bodies;
  isChanged: boolean;
  /** How many of its contents are shown; with none, only the heading. */
  shownParts: number;
}

/** One part of the page. Memoized: the page renders again for every part that it shows. */
export const CompanySection = memo(function CompanySection(props: SectionProps) {
  const { section, report, bodies, isChanged, shownParts } = props;
  const { company: words, report: general } = useWords();
  const { language } = report;
  const { id, contents } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {words.parts[id]}
        {isChanged && <span className="company-changed">{general.changed}</span>}
      </h2>
      {!hasData(section, bodies) && <p className="company-no-data">{words.noDataHere}</p>}
      {hasData(section, bodies) && shownParts > 0 && (
        <>
          <CompanyTools section={section} report={report} bodies={bodies} />
          {contents.slice(0, shownParts).map((Content, index) => (
            <Part key={index} Content={Content} bodies={bodies} language={language} />
          ))}
        </>
      )}
    </section>
  );
});

interface PartProps {
  Content: ComponentType<ContentProps>;
  bodies: Bodies;
  language: string;
}

const Part = memo(function Part({ Content, bodies, language }: PartProps) {
  return <Content bodies={bodies} language={language} tag={languageTag(language)} />;
});

type ToolsProps = Pick<SectionProps, 'section' | 'report' | 'bodies'>;

function CompanyTools({ section: { id, tokens }, report, bodies }: ToolsProps) {
  const { company: words } = useWords();
  const there = tokens.filter((token) => bodies[token] !== undefined);
  const readTables = findTables(report, there, bodies);
  return (
    <SectionTools report={report} tokens={there} title={words.parts[id]} readTables={readTables} />
  );
}
