import { Link } from 'wouter';
import { countryName } from '../country-name.js';
import { languageTag } from '../language-tag.js';
import { industryPath } from '../paths.js';
import { formatDay } from '../shell/format-day.js';
import { chartTitles } from './chart-sections.js';
import type { ReportDetails, ReportHistory } from './report-details.js';
import type { ReportKey } from './report-key.js';

interface HeaderProps {
  report: ReportKey;
  title: string;
  /** Undefined until they are known. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

export function ReportHeader({ report, title, details, history }: HeaderProps) {
  const { country, code, language } = report;
  const own = details?.own;
  return (
    <header className="report-header">
      <p className="eyebrow">
        Industry report <span aria-hidden="true">·</span> {countryName(country)}{' '}
        <span aria-hidden="true">·</span> {code}
      </p>
      <h1 lang={languageTag(language)}>{title || code}</h1>
      <ul className="facts">
        {own && own.sector !== '' && <li lang={languageTag(language)}>{own.sector}</li>}
        {history && history.edition > 0 && <li>Edition {history.edition}</li>}
        {own && <li>Updated {formatDay(own.updatedAt)}</li>}
        {details && details.languages.length > 1 && (
          <li>
            <Languages report={report} languages={details.languages} />
          </li>
        )}
      </ul>
      {history && <Changes history={history} />}
    </header>
  );
}

function Languages({ report, languages }: { report: ReportKey; languages: string[] }) {
  const { country, code, language } = report;
  return (
    <nav aria-label="Languages of this report" className="languages">
      {languages.map((name) =>
        name.toLowerCase() === language.toLowerCase() ? (
          <span key={name} aria-current="page">
            {name}
          </span>
        ) : (
          <Link key={name} href={industryPath(country, code, name)}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

function Changes({ history }: { history: ReportHistory }) {
  const { edition, at, isFirst } = history;
  if (edition === 0) return null;
  return (
    <section className="changes" aria-label="What changed in this edition">
      <p>
        {isFirst ? (
          <>
            <strong>What changed:</strong> this is the first edition, of {formatDay(at)}.
          </>
        ) : (
          <>
            <strong>What changed</strong> in edition {edition}, of {formatDay(at)}:{' '}
            <ChangedCharts history={history} />.
          </>
        )}
      </p>
    </section>
  );
}

function ChangedCharts({ history }: { history: ReportHistory }) {
  const changed = [...history.changedNames];
  const removed = history.removedNames.map(titleOf);
  if (changed.length + removed.length === 0) return 'nothing in its charts';
  return (
    <>
      {changed.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={`#chart-${name}`}>{titleOf(name)}</a>
        </span>
      ))}
      {removed.length > 0 &&
        `${changed.length > 0 ? '; ' : ''}no longer there: ${removed.join(', ')}`}
    </>
  );
}

function titleOf(name: string): string {
  return (chartTitles as Partial<Record<string, string>>)[name] ?? name;
}
