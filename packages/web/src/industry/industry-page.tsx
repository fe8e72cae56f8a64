import type { ImageDescriptor } from '@broadsheet/client';
import { useMemo } from 'react';
import { countryName } from '../country-name.js';
import { languageTag } from '../language-tag.js';
import { industryPath } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { useTheme } from '../shell/theme.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { OtherLanguages } from '../states/other-languages.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { ChartCard } from './chart-card.js';
import { chartSections } from './chart-sections.js';
import { ContentsList } from './contents-list.js';
import { KeyFigures } from './key-figures.js';
import {
  loadDetails,
  loadHistory,
  type ReportDetails,
  type ReportHistory,
} from './report-details.js';
import { ReportHeader } from './report-header.js';
import type { ReportKey } from './report-key.js';
import { useCharts } from './use-charts.js';
import './industry.css';
import './print.css';

/** One industry report: a head, what changed, and its charts in the order in which one reads them. */
export function IndustryPage({ country, code, language }: ReportKey) {
  const client = useClient();
  const key = `${country}/${code}/${language}`;
  const loaded = useLoaded(key, (signal) =>
    client.industry.images({ country, code, language }, { signal }),
  );
  const report = { country, code, language };
  const details = useLoaded(key, (signal) => loadDetails(client, report, signal));
  const history = useLoaded(key, (signal) => loadHistory(client, report, signal));
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  // A head that comes later would push the charts away from whoever reads them.
  if ([loaded, details, history].some(({ state }) => state === 'loading') || !isReady(loaded)) {
    return (
      <Loading what="the report" heading={`Industry report ${code}, ${countryName(country)}`} />
    );
  }
  if (loaded.value.length === 0) {
    return (
      <Empty title="There is no such report">
        {isReady(details) && details.value.languages.length > 0 ? (
          <OtherLanguages
            language={language}
            others={details.value.languages}
            pathOf={(name) => industryPath(country, code, name)}
          />
        ) : (
          `No industry report ${code} of ${countryName(country)} is published in ${language}.`
        )}
      </Empty>
    );
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

interface ReportProps {
  report: ReportKey;
  images: ImageDescriptor[];
  /** Undefined where they could not be had: the charts are shown all the same. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

function Report({ report, images, details, history }: ReportProps) {
  const { language } = report;
  const theme = useTheme();
  const names = useMemo(() => images.map(({ name }) => name), [images]);
  const charts = useCharts(report, names, theme);
  const firstChart = [...charts.values()].find((one) => one.state === 'ready');
  const title =
    details?.own?.title ?? (firstChart?.state === 'ready' ? firstChart.value.title : '');
  usePageTitle(title);
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
                  report={report}
                  name={name}
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
