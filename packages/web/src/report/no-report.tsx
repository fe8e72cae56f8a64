import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { OtherLanguages } from '../states/other-languages.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { loadDetails } from './report-details.js';
import { inLanguage, type ReportName } from './report-name.js';

interface NoReportProps {
  /** The title of the family. */
  title: string;
  name: ReportName;
}

/** No such report; perhaps there is one in another language. */
export function NoReport({ title, name }: NoReportProps) {
  const words = useWords();
  usePageTitle(title);
  const client = useClient();
  const details = useLoaded(name.key, (signal) => loadDetails(client, name, signal));
  const others = isReady(details) ? details.value.languages : [];
  const { code, country, language } = name;
  return (
    <Empty title={words.report.noSuchReport}>
      {others.length > 0 ? (
        <OtherLanguages
          language={language}
          others={others}
          pathOf={(other) => pathOfKey(inLanguage(name, other))}
        />
      ) : (
        words.report.noReportOf(code, words.country(country), words.language(language))
      )}
    </Empty>
  );
}
