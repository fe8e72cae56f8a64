import { countryName } from '../country-name.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { HistoryNote } from '../report/history-note.js';
import { LanguageLinks } from '../report/language-links.js';
import type { ReportDetails } from '../report/report-details.js';
import type { ReportHistory } from '../report/report-history.js';
import { formatDay } from '../shell/format-day.js';
import { findPlace } from './chapters/chapters.js';
import { useReading } from './parts/reading-context.js';
import { nameReport, type ReportKey } from './report-key.js';
import type { IndustryWords } from './words/industry-words.js';

interface HeaderProps {
  report: ReportKey;
  title: string;
  /** Undefined until they are known. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

export function ReportHeader({ report, title, details, history }: HeaderProps) {
  const { country, code, language } = report;
  const { words } = useReading();
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
            <LanguageLinks
              language={language}
              languages={details.languages}
              pathOf={(name) => pathOfKey(nameReport({ ...report, language: name }).key)}
            />
          </li>
        )}
      </ul>
      {history && (
        <HistoryNote
          history={history}
          titleOf={(name) => titleOf(words, name)}
          placeOf={(name) => findPlace(name) ?? `chart-${name}`}
          nothing="nothing that readers see"
        />
      )}
    </header>
  );
}

/** Of a chart or of a section. */
function titleOf({ charts, sections }: IndustryWords, name: string): string {
  const titles: Partial<Record<string, string>> = { ...charts, ...sections };
  return titles[name] ?? name;
}
