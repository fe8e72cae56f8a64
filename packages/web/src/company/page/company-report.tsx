import { findTables } from '../../download/read-tables.js';
import type { DownloadedReport } from '../../download/report-downloads.js';
import { SectionTools } from '../../download/section-tools.js';
import { languageTag } from '../../language-tag.js';
import { loadDetails } from '../../report/report-details.js';
import { RelatedReports } from '../../section-view/related-reports.js';
import { ReportLinks } from '../../section-view/report-links.js';
import { useClient } from '../../session/session-context.js';
import { useLoaded } from '../../use-loaded.js';
import { useShownInSteps } from '../../use-shown-in-steps.js';
import type { Bodies } from './bodies.js';
import { CompanyContents } from './company-contents.js';
import { CompanyHeader } from './company-header.js';
import { loadEdition } from './load-edition.js';
import { downloadOf, nameCompany } from './name-company.js';
import { hasData, pageSections, type PageSection } from './page-sections.js';
import { useSectionLinks } from './use-section-links.js';

interface CompanyReportProps {
  entityId: number;
  language: string;
  bodies: Bodies;
}

export function CompanyReport({ entityId, language, bodies }: CompanyReportProps) {
  const client = useClient();
  const key = `${String(entityId)}/${language}`;
  const edition = useLoaded(key, (signal) => loadEdition(client, { entityId, language, signal }));
  const details = useLoaded(key, (signal) =>
    loadDetails(client, nameCompany(entityId, language), signal),
  );
  const shown = useShownInSteps(pageSections.length);
  useSectionLinks();
  const current = edition.state === 'ready' ? edition.value : undefined;
  const changed = new Set(current?.changed);
  const tag = languageTag(language);
  const report = downloadOf(entityId, language);
  const isChanged = ({ tokens }: PageSection) => tokens.some((token) => changed.has(token));
  return (
    <article className="company">
      <CompanyHeader
        report={{ entityId, language }}
        bodies={bodies}
        edition={current}
        languages={details.state === 'ready' ? details.value.languages : []}
      />
      <ReportLinks report={nameCompany(entityId, language)}>
        <div className="company-body">
          <CompanyContents bodies={bodies} isChanged={isChanged} />
          <div className="company-sections" aria-busy={shown < pageSections.length}>
            {pageSections.map((section, index) => {
              const { id, title, Content } = section;
              return (
                <section key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`}>
                    {title}
                    {isChanged(section) && <span className="company-changed">Changed</span>}
                  </h2>
                  {!hasData(section, bodies) && <NoData />}
                  {hasData(section, bodies) && index < shown && (
                    <>
                      <CompanyTools section={section} report={report} bodies={bodies} />
                      <Content bodies={bodies} language={language} tag={tag} />
                    </>
                  )}
                </section>
              );
            })}
            <RelatedReports title="Related reports" tag="en" />
          </div>
        </div>
      </ReportLinks>
    </article>
  );
}

interface ToolsProps {
  section: PageSection;
  report: DownloadedReport;
  bodies: Bodies;
}

function CompanyTools({ section: { title, tokens }, report, bodies }: ToolsProps) {
  const there = tokens.filter((token) => bodies[token] !== undefined);
  const readTables = findTables(report, there, bodies);
  return <SectionTools report={report} tokens={there} title={title} readTables={readTables} />;
}

function NoData() {
  return <p className="company-no-data">This report has no data here.</p>;
}
