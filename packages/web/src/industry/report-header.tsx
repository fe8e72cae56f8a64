import { ReportCodesLink } from '../classifications/report-codes-link.js';
import { CompareLink } from '../compare/compare-link.js';
import { ReportDownloads } from '../download/report-downloads.js';
import { pathOfKey } from '../paths.js';
import { HistoryNote } from '../report/history-note.js';
import { LanguageLinks } from '../report/language-links.js';
import type { ReportDetails } from '../report/report-details.js';
import type { ReportHistory } from '../report/report-history.js';
import { useWords } from '../words/explorer-words.js';
import { findAnchor } from './chapters/chapters.js';
import { useReading } from './parts/reading-context.js';
import { downloadOf, nameReport, type ReportKey } from './report-key.js';
import type { IndustryWords } from './words/industry-words.js';

interface HeaderProps {
  report: ReportKey;
  title: string;
  /** Undefined if they could not be loaded. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

export function ReportHeader({ report, title, details, history }: HeaderProps) {
  const { country, code, language } = report;
  const explorer = useWords();
  const { words, tag } = useReading();
  const own = details?.own;
  return (
    <header className="report-header" id="title" lang={words.tag}>
      <p className="eyebrow">
        {words.kind} <span aria-hidden="true">·</span> {words.countryOf(country)}{' '}
        <span aria-hidden="true">·</span> {code}
      </p>
      <h1 lang={tag}>{title || code}</h1>
      <ul className="facts">
        {own && own.sector !== '' && <li lang={tag}>{own.sector}</li>}
        {history && history.edition > 0 && <li>{words.edition(history.edition)}</li>}
        {own && <li>{words.updated(own.updatedAt)}</li>}
        {details && details.languages.length > 1 && (
          <li lang={explorer.tag}>
            <LanguageLinks
              language={language}
              languages={details.languages}
              pathOf={(name) => pathOfKey(nameReport({ ...report, language: name }).key)}
            />
          </li>
        )}
        <ReportCodesLink report={nameReport(report)} />
      </ul>
      <div className="section-tools" lang={explorer.tag}>
        <ReportDownloads report={downloadOf(report)} title={title} />
        <CompareLink report={nameReport(report)} />
      </div>
      {history && (
        <HistoryNote
          history={history}
          titleOf={(name) => titleOf(words, name)}
          placeOf={(name) => findAnchor(name) ?? `chart-${name}`}
          words={words.history}
        />
      )}
    </header>
  );
}

/** The title of a chart or a section. */
function titleOf({ charts, sections }: IndustryWords, name: string): string {
  const titles: Partial<Record<string, string>> = { ...charts, ...sections };
  return titles[name] ?? name;
}
