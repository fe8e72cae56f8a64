import { pathOfKey } from '../paths.js';
import { loadDetails } from '../report/report-details.js';
import { loadHistory } from '../report/report-history.js';
import { useClient } from '../session/session-context.js';
import { Titled } from '../shell/titled.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { OtherLanguages } from '../states/other-languages.js';
import { isReady, useLoaded, type Reload } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { IndustryReport } from './industry-report.js';
import { firstTokens, loadSections, otherTokens } from './load-sections.js';
import { nameReport, nameUnknown, type ReportKey } from './report-key.js';
import '../report/report.css';
import './industry.css';
import '../report/print.css';

/**
 * One industry report: requests all its data at once, and renders when the first chapters are
 * there.
 */
export function IndustryPage({ country, code, language }: ReportKey) {
  const words = useWords();
  const client = useClient();
  const key = `${country}/${code}/${language}`;
  const report = { country, code, language };
  const images = useLoaded(key, (signal) => client.industry.images(report, { signal }));
  const first = useLoaded(key, (signal) =>
    loadSections(client, { report, tokens: firstTokens, signal }),
  );
  const others = useLoaded(key, (signal) =>
    loadSections(client, { report, tokens: otherTokens, signal }),
  );
  const details = useLoaded(key, (signal) => loadDetails(client, nameReport(report), signal));
  const history = useLoaded(key, (signal) => loadHistory(client, nameReport(report).key, signal));
  const name = nameUnknown(report, words);
  const needed = [images, first].find(({ state }) => state === 'failed');
  if (needed?.state === 'failed') {
    const reloadAll: Reload = (how) => {
      for (const each of [images, first]) each.reload(how);
      for (const each of [others, details, history]) each.reload();
    };
    return (
      <Titled title={name}>
        <Failure error={needed.error} onRetry={reloadAll} />
      </Titled>
    );
  }
  // Waits for the head, which would push the charts down while the reader looks at them. If the
  // address names a chapter, waits for all chapters too, which would push that one down.
  const awaited = [images, first, details, history, ...(location.hash === '' ? [] : [others])];
  if (awaited.some(({ state }) => state === 'loading') || !isReady(images) || !isReady(first)) {
    return (
      <Titled title={name}>
        <Loading what={words.states.the.report} heading={name} />
      </Titled>
    );
  }
  if (images.value.length === 0 && Object.keys(first.value).length === 0) {
    const languages = isReady(details) ? details.value.languages : [];
    return <NoReport report={report} languages={languages} />;
  }
  return (
    <IndustryReport
      report={report}
      images={images.value}
      first={first.value}
      others={others}
      details={isReady(details) ? details.value : undefined}
      history={isReady(history) ? history.value : undefined}
    />
  );
}

function NoReport({ report, languages }: { report: ReportKey; languages: string[] }) {
  const words = useWords();
  const { country, code, language } = report;
  usePageTitle(nameUnknown(report, words));
  return (
    <Empty title={words.report.noSuchReport}>
      {languages.length > 0 ? (
        <OtherLanguages
          language={language}
          others={languages}
          pathOf={(name) => pathOfKey(nameReport({ ...report, language: name }).key)}
        />
      ) : (
        words.report.noReportOf(code, words.country(country), words.language(language))
      )}
    </Empty>
  );
}
