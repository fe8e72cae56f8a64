import type { FoundReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { writeFamilyList } from '../families/write-family-list.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { formatDay } from '../shell/format-day.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { BrowseGroups } from './browse-groups.js';
import { listAllReports } from './list-all-reports.js';

const mostRecent = 12;

/** The start page: the available reports, and the new ones. */
export function FrontPage() {
  usePageTitle('');
  const { list } = useFamilies();
  const client = useClient();
  const loaded = useLoaded('all', (signal) => listAllReports(client, {}, signal));
  return (
    <div className="front">
      <header className="front-header">
        <h1>{writeFamilyList(list)}</h1>
        <p className="lead">
          Type <kbd>/</kbd> and a name, a code, an ABN or a ticker.
          {loaded.state === 'ready' && loaded.value.length === 0 ? '' : ' Or browse.'} A code of
          another country? <Link href="/explore/classifications">Walk the classifications</Link>.
        </p>
      </header>
      {loaded.state === 'loading' && <Loading what="the reports" />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' &&
        (loaded.value.length === 0 ? (
          <Empty title="There are no reports yet" isPart>
            Reports that are published, and that your client may read, appear here. Whoever runs the
            service publishes them with <code>broadsheet publish</code> or{' '}
            <a href="/docs#operation-publishIndustryReport">over the API</a>, and decides what your
            client may read.
          </Empty>
        ) : (
          <>
            <BrowseGroups reports={loaded.value} />
            <Recent reports={loaded.value} />
          </>
        ))}
    </div>
  );
}

function Recent({ reports }: { reports: FoundReport[] }) {
  const { describe } = useFamilies();
  const recent = reports
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, mostRecent);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">Recently updated</h2>
      <ol className="recent">
        {recent.map((report) => (
          <li key={report.key}>
            <Link href={pathOfKey(report.key)} lang={languageTag(report.language)}>
              {report.title}
            </Link>
            <span className="recent-facts">
              {describe(report)}
              {report.language !== 'English' && `, ${report.language}`} ·{' '}
              {formatDay(report.updatedAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
