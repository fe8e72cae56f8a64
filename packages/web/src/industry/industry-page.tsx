import type { ImageDescriptor } from '@broadsheet/client';
import { useMemo } from 'react';
import { ChartCard } from '../chart-card/chart-card.js';
import { useCharts } from '../chart-card/use-charts.js';
import { countryName } from '../country-name.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { loadDetails, type ReportDetails } from '../report/report-details.js';
import { loadHistory, type ReportHistory } from '../report/report-history.js';
import { useClient } from '../session/session-context.js';
import { useTheme } from '../shell/theme.js';
import { Titled } from '../shell/titled.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { OtherLanguages } from '../states/other-languages.js';
import { isReady, useLoaded, type Reload } from '../use-loaded.js';
import { useNamedPlace } from '../use-named-place.js';
import { chartSections, chartTitles } from './chart-sections.js';
import { ContentsList } from './contents-list.js';
import { createIndustryCharts } from './industry-charts.js';
import { KeyFigures } from './key-figures.js';
import { ReportHeader } from './report-header.js';
import { nameReport, type ReportKey } from './report-key.js';
import '../report/report.css';
import './industry.css';
import '../report/print.css';

/** One industry report: a head, what changed, and its charts in the order in which one reads them. */
export function IndustryPage({ country, code, language }: ReportKey) {
  const client = useClient();
  const key = `${country}/${code}/${language}`;
  const loaded = useLoaded(key, (signal) =>
    client.industry.images({ country, code, language }, { signal }),
  );
  const report = { country, code, language };
  const details = useLoaded(key, (signal) => loadDetails(client, nameReport(report), signal));
  const history = useLoaded(key, (signal) => loadHistory(client, nameReport(report).key, signal));
  const name = nameOf(report);
  if (loaded.state === 'failed') {
    const reloadAll: Reload = (how) => {
      loaded.reload(how);
      details.reload();
      history.reload();
    };
    return (
      <Titled title={name}>
        <Failure error={loaded.error} onRetry={reloadAll} />
      </Titled>
    );
  }
  // A head that comes later would push the charts away from whoever reads them.
  if ([loaded, details, history].some(({ state }) => state === 'loading') || !isReady(loaded)) {
    return (
      <Titled title={name}>
        <Loading what="the report" heading={name} />
      </Titled>
    );
  }
  if (loaded.value.length === 0) {
    const languages = isReady(details) ? details.value.languages : [];
    return <NoReport report={report} languages={languages} />;
  }
  return (
    <Report
      report={report}
      images={loaded.value}
      details={isReady(details) ? details.value : undefined}
      history={isReady(history) ? history.value : undefined}
    />
  );
}

/** What it is called before its title is known. */
function nameOf({ country, code }: ReportKey): string {
  return `Industry report ${code}, ${countryName(country)}`;
}

function NoReport({ report, languages }: { report: ReportKey; languages: string[] }) {
  const { country, code, language } = report;
  usePageTitle(nameOf(report));
  return (
    <Empty title="There is no such report">
      {languages.length > 0 ? (
        <OtherLanguages
          language={language}
          others={languages}
          pathOf={(name) => pathOfKey(nameReport({ ...report, language: name }).key)}
        />
      ) : (
        `No industry report ${code} of ${countryName(country)} is published in ${language}.`
      )}
    </Empty>
  );
}

interface ReportProps {
  report: ReportKey;
  images: ImageDescriptor[];
  /** Undefined where they could not be had: the charts are shown all the same. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

function Report({ report, images, details, history }: ReportProps) {
  const { country, code, language } = report;
  const client = useClient();
  const theme = useTheme();
  const names = useMemo(() => images.map(({ name }) => name), [images]);
  const source = useMemo(
    () => createIndustryCharts(client, { country, code, language }),
    [client, country, code, language],
  );
  const charts = useCharts(source, names, theme);
  const firstChart = [...charts.values()].find((one) => one.state === 'ready');
  const title =
    details?.own?.title ?? (firstChart?.state === 'ready' ? firstChart.value.title : '');
  usePageTitle(title || nameOf(report));
  useNamedPlace();
  const changed = history?.changedNames ?? new Set<string>();
  const sections = chartSections
    .map((section) => ({ ...section, names: section.names.filter((name) => names.includes(name)) }))
    .filter((section) => section.names.length > 0);
  return (
    <article className="report">
      <ReportHeader report={report} title={title} details={details} history={history} />
      <KeyFigures charts={charts} tag={languageTag(language)} />
      <div className="report-body">
        <ContentsList sections={sections} changed={changed} />
        <div className="report-charts">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.names.map((name) => (
                <ChartCard
                  key={name}
                  source={source}
                  name={name}
                  title={chartTitles[name]}
                  loaded={charts.get(name)}
                  theme={theme}
                  isChanged={changed.has(name)}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
