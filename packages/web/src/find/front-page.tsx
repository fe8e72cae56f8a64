import type { FoundReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { comparePath } from '../compare/compare-query.js';
import { useFamilies } from '../families/families-context.js';
import { writeFamilyList } from '../families/write-family-list.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { BrowseGroups } from './browse-groups.js';
import { listAllReports } from './list-all-reports.js';

const mostRecent = 12;

/** The start page: the available reports, and the new ones. */
export function FrontPage() {
  const words = useWords();
  usePageTitle('');
  const { list } = useFamilies();
  const client = useClient();
  const loaded = useLoaded('all', (signal) => listAllReports(client, {}, signal));
  return (
    <div className="front">
      <header className="front-header">
        <h1>{writeFamilyList(list, words)}</h1>
        <p className="lead">
          {words.find.typeSlash}
          <kbd>/</kbd>
          {words.find.andName}
          {loaded.state === 'ready' && loaded.value.length === 0 ? '' : words.find.orBrowse}
        </p>
        <p>
          {words.find.otherCountry}{' '}
          <Link href="/explore/classifications">{words.find.walkClassifications}</Link>
          {' · '}
          <Link href={comparePath}>{words.find.compareReports}</Link>
        </p>
      </header>
      {loaded.state === 'loading' && <Loading what={words.states.the.reports} />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' &&
        (loaded.value.length === 0 ? (
          <Empty title={words.find.noReports} isPart>
            {words.find.noReportsText} {words.find.publishedWith}
            <code>broadsheet publish</code>
            {words.find.or}
            <a href="/docs/publish#operation-publishIndustryReport">{words.find.overApi}</a>.
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
  const words = useWords();
  const { describe } = useFamilies();
  const recent = reports
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, mostRecent);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">{words.find.updated}</h2>
      <ol className="recent">
        {recent.map((report) => (
          <li key={report.key}>
            <Link href={pathOfKey(report.key)} lang={languageTag(report.language)}>
              {report.title}
            </Link>
            <span className="recent-facts">
              {describe(report)}
              {report.language !== words.languageName &&
                `${words.comma}${words.language(report.language)}`}{' '}
              · {words.day(report.updatedAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
