import type { FoundReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { countryName } from '../country-name.js';
import { languageTag } from '../language-tag.js';
import { browsePath, companiesPath, pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { formatDay } from '../shell/format-day.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { listAllReports } from './list-all-reports.js';

const mostRecent = 12;

/** Where one starts: what there is, and what is new. */
export function FrontPage() {
  usePageTitle('');
  const client = useClient();
  const loaded = useLoaded('all', (signal) => listAllReports(client, {}, signal));
  return (
    <div className="front">
      <header className="front-header">
        <h1>Industry and company reports</h1>
        <p className="lead">
          Type <kbd>/</kbd> and a name, a code, an ABN or a ticker.
          {loaded.state === 'ready' && loaded.value.length === 0 ? '' : ' Or browse.'}
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
            <Browse reports={loaded.value} />
            <Recent reports={loaded.value} />
          </>
        ))}
    </div>
  );
}

function Browse({ reports }: { reports: FoundReport[] }) {
  const industries = reports.filter(({ family }) => family === 'industry');
  const companies = new Set(
    reports.filter(({ family }) => family === 'company').map(({ code }) => code),
  );
  const countries = [...new Set(industries.map(({ country }) => country))].sort((one, other) =>
    countryName(one).localeCompare(countryName(other)),
  );
  return (
    <section aria-labelledby="browse-title">
      <h2 id="browse-title">Browse</h2>
      <ul className="shelves">
        {countries.map((country) => (
          <li key={country}>
            <Link href={browsePath(country)}>
              <span className="shelf-name">{countryName(country)}</span>
              <span className="shelf-count">
                {countCodes(industries, country)} industries by sector
              </span>
            </Link>
          </li>
        ))}
        {companies.size > 0 && (
          <li>
            <Link href={companiesPath()}>
              <span className="shelf-name">Companies</span>
              <span className="shelf-count">{companies.size} Australian companies by industry</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function countCodes(reports: FoundReport[], country: string): number {
  return new Set(reports.filter((one) => one.country === country).map(({ code }) => code)).size;
}

function Recent({ reports }: { reports: FoundReport[] }) {
  const recent = reports
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, mostRecent);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">Recently updated</h2>
      <ol className="recent">
        {recent.map(({ key, family, country, language, title, updatedAt }) => (
          <li key={key}>
            <Link href={pathOfKey(key)} lang={languageTag(language)}>
              {title}
            </Link>
            <span className="recent-facts">
              {family === 'company' ? 'Company' : countryName(country)}
              {language !== 'English' && `, ${language}`} · {formatDay(updatedAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
