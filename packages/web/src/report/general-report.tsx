import type { AnyShape, FullReport } from '@broadsheet/client';
import { buildSectionView, readName } from '@broadsheet/view';
import { useMemo } from 'react';
import { ChartCard } from '../chart-card/chart-card.js';
import { useCharts } from '../chart-card/use-charts.js';
import { useFamilyClient } from '../families/family-client.js';
import type { FamilyDescription } from '../families/family-description.js';
import { languageTag } from '../language-tag.js';
import { listReferences } from '../section-view/list-references.js';
import { ReportLinks } from '../section-view/report-links.js';
import { useTheme } from '../shell/theme.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useNamedPlace } from '../use-named-place.js';
import { createChartSource } from './create-chart-source.js';
import { GeneralContents } from './general-contents.js';
import { GeneralHeader } from './general-header.js';
import type { LoadedReport } from './load-report.js';
import type { PathReport } from './read-steps.js';
import { ReportSections, type ShownSection } from './report-sections.js';
import './report.css';
import './general-report.css';
import './print.css';

interface ReportProps {
  family: FamilyDescription;
  report: PathReport;
  loaded: LoadedReport;
}

/** Header, contents, charts, and every section in the general section view. */
export function GeneralReport({ family, report, loaded }: ReportProps) {
  const { country, language } = report.name;
  const tag = languageTag(language);
  usePageTitle(loaded.title);
  useNamedPlace();
  const sections = useMemo(
    () => viewSections(family, loaded.full?.sections ?? [], language),
    [family, loaded, language],
  );
  const changed = loaded.history?.changedNames ?? new Set<string>();
  const charts = useMemo(
    () => loaded.images.map(({ name }) => ({ name, title: readName(name) })),
    [loaded],
  );
  const references = useMemo(() => listReferences(sections.map(({ view }) => view)), [sections]);
  return (
    <article className="report general">
      <GeneralHeader family={family} report={report} loaded={loaded} />
      <ReportLinks keys={references} country={country} language={language}>
        <div className="report-body">
          <GeneralContents charts={charts} sections={sections} changed={changed} tag={tag} />
          <div className="report-charts">
            {charts.length > 0 && (
              <Charts family={family} report={report} charts={charts} changed={changed} />
            )}
            <ReportSections sections={sections} changed={changed} tag={tag} />
          </div>
        </div>
      </ReportLinks>
    </article>
  );
}

/**
 * A section that the description does not contain is left out: the meaning of its body is unknown.
 */
function viewSections(
  family: FamilyDescription,
  sections: FullReport<AnyShape>['sections'],
  language: string,
): ShownSection[] {
  return sections.flatMap(({ label, body }) => {
    const form = family.Sections.find((section) => section.Label === label);
    if (!form) return [];
    const section = { label, body: form.Body, words: family.Words };
    return [{ token: form.Token, view: buildSectionView(section, { body, language }) }];
  });
}

interface ChartsProps extends Omit<ReportProps, 'loaded'> {
  charts: { name: string; title: string }[];
  changed: ReadonlySet<string>;
}

function Charts({ family, report, charts, changed }: ChartsProps) {
  const reader = useFamilyClient(family.Name);
  const theme = useTheme();
  const names = useMemo(() => charts.map(({ name }) => name), [charts]);
  const source = useMemo(
    () => createChartSource(reader, family.Name, report),
    [reader, family, report],
  );
  const loaded = useCharts(source, names, theme);
  return (
    <section id="charts" aria-labelledby="charts-title">
      <h2 id="charts-title">Charts</h2>
      {charts.map(({ name, title }) => (
        <ChartCard
          key={name}
          source={source}
          name={name}
          title={title}
          loaded={loaded.get(name)}
          theme={theme}
          isChanged={changed.has(name)}
        />
      ))}
    </section>
  );
}
