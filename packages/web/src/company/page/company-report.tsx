import { useMemo } from 'react';
import { RelatedReports } from '../../section-view/related-reports.js';
import { ReportLinks } from '../../section-view/report-links.js';
import { useShownInSteps } from '../../use-shown-in-steps.js';
import { useWords } from '../../words/explorer-words.js';
import type { Bodies } from './bodies.js';
import { CompanyContents } from './company-contents.js';
import { CompanyHeader } from './company-header.js';
import { CompanySection } from './company-section.js';
import type { CompanyHead } from './load-head.js';
import { downloadOf, nameCompany } from './name-company.js';
import { pageSections, type PageSection } from './page-sections.js';
import { useSectionLinks } from './use-section-links.js';

interface CompanyReportProps {
  entityId: number;
  language: string;
  bodies: Bodies;
  head: CompanyHead;
}

const sizes = pageSections.map(({ contents }) => contents.length);

export function CompanyReport({ entityId, language, bodies, head }: CompanyReportProps) {
  const { tag: own, report: words } = useWords();
  const name = useMemo(() => nameCompany(entityId, language), [entityId, language]);
  const shown = useShownInSteps(sizes);
  useSectionLinks();
  const changed = new Set(head.edition?.changed);
  const report = useMemo(() => downloadOf(entityId, language), [entityId, language]);
  const isChanged = ({ tokens }: PageSection) => tokens.some((token) => changed.has(token));
  return (
    <article className="company">
      <CompanyHeader report={{ entityId, language }} bodies={bodies} head={head} />
      <ReportLinks report={name}>
        <div className="company-body">
          <CompanyContents bodies={bodies} isChanged={isChanged} />
          <div className="company-sections" aria-busy={!shown.isComplete}>
            {pageSections.map((section, index) => (
              <CompanySection
                key={section.id}
                section={section}
                report={report}
                bodies={bodies}
                isChanged={isChanged(section)}
                shownParts={shown.parts[index] ?? 0}
              />
            ))}
            <RelatedReports title={words.related} tag={own} />
          </div>
        </div>
      </ReportLinks>
    </article>
  );
}
