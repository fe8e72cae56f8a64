import { readName } from '@broadsheet/view';
import { useCallback, useMemo, type ComponentType } from 'react';
import { ChartCard } from '../chart-card/chart-card.js';
import { useCharts } from '../chart-card/use-charts.js';
import { useFamilyClient } from '../families/family-client.js';
import type { FamilyDescription } from '../families/family-description.js';
import { languageTag } from '../language-tag.js';
import { RelatedReports } from '../section-view/related-reports.js';
import { ReportLinks } from '../section-view/report-links.js';
import { useTheme } from '../shell/theme.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useFragmentTarget } from '../use-fragment-target.js';
import { useWords } from '../words/explorer-words.js';
import { createChartSource } from './create-chart-source.js';
import { downloadOf } from './download-of.js';
import { GeneralContents } from './general-contents.js';
import { GeneralHeader } from './general-header.js';
import type { LoadedReport } from './load-report.js';
import type { PathReport } from './read-steps.js';
import { ReportSections } from './report-sections.js';
import { viewSections } from './view-sections.js';
import './report.css';
import './general-report.css';
import './print.css';

export interface GeneralReportProps {
  family: FamilyDescription;
  report: PathReport;
  loaded: LoadedReport;
}

interface ReportProps extends GeneralReportProps {
  /** Shown below the header, instead of the sections that it replaces. */
  summary?: Summary;
}

export interface Summary {
  Content: ComponentType<GeneralReportProps>;
  /** Tokens of the sections that the summary shows. */
  sections: readonly string[];
}

/** Header, contents, and every section in the general section view, with its charts. */
export function GeneralReport({ family, report, loaded, summary }: ReportProps) {
  const { language } = report.name;
  const tag = languageTag(language);
  const words = useWords();
  usePageTitle(loaded.title);
  useFragmentTarget();
  const names = useMemo(() => loaded.images.map(({ name }) => name), [loaded]);
  const sections = useMemo(() => {
    const shown = viewSections(family, loaded.full?.sections ?? [], { language, charts: names });
    return shown.map((section) =>
      // Its charts stay: a summary has none.
      summary?.sections.includes(section.token)
        ? { ...section, view: { ...section.view, blocks: [] } }
        : section,
    );
  }, [family, loaded, language, names, summary]);
  const placed = sections.flatMap(({ charts }) => charts);
  const apart = names.filter((name) => !placed.includes(name));
  const full = sections.filter(({ view, charts }) => view.blocks.length + charts.length > 0);
  const changed = loaded.history?.changedNames ?? new Set<string>();
  const written = family.Words[language];
  const titleOf = useCallback((name: string) => written?.[name] ?? readName(name), [written]);
  const tagOf = useCallback((name: string) => (written?.[name] ? tag : undefined), [written, tag]);
  const renderChart = useChartCards({ family, report, names, changed, titleOf, tagOf });
  return (
    <article className="report general">
      <GeneralHeader family={family} report={report} loaded={loaded} />
      <ReportLinks report={report.name}>
        {summary && <summary.Content family={family} report={report} loaded={loaded} />}
        <div className="report-body">
          <GeneralContents
            charts={apart.map((name) => ({ name, title: titleOf(name) }))}
            sections={full}
            changed={changed}
            tag={tag}
          />
          <div className="report-charts">
            {apart.length > 0 && (
              <section id="charts" aria-labelledby="charts-title">
                <h2 id="charts-title">{words.report.charts}</h2>
                {apart.map(renderChart)}
              </section>
            )}
            <ReportSections
              report={downloadOf(report)}
              sections={full}
              changed={changed}
              tag={tag}
              renderChart={renderChart}
            />
            <RelatedReports title={words.report.related} tag={words.tag} />
          </div>
        </div>
      </ReportLinks>
    </article>
  );
}

interface CardsProps extends Omit<GeneralReportProps, 'loaded'> {
  names: string[];
  changed: ReadonlySet<string>;
  titleOf: (name: string) => string;
  /** The language of the title, if it is the report's. */
  tagOf: (name: string) => string | undefined;
}

function useChartCards({ family, report, names, changed, titleOf, tagOf }: CardsProps) {
  const reader = useFamilyClient(family.Name);
  const theme = useTheme();
  const source = useMemo(
    () => createChartSource(reader, family.Name, report),
    [reader, family, report],
  );
  const loaded = useCharts(source, names, theme);
  return useCallback(
    (name: string) => (
      <ChartCard
        key={name}
        source={source}
        name={name}
        title={titleOf(name)}
        titleTag={tagOf(name)}
        loaded={loaded.get(name)}
        theme={theme}
        isChanged={changed.has(name)}
      />
    ),
    [source, titleOf, tagOf, loaded, theme, changed],
  );
}
