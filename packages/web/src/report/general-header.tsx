import { readName } from '@broadsheet/view';
import { ReportCodesLink } from '../classifications/report-codes-link.js';
import { CompareLink } from '../compare/compare-link.js';
import { ReportDownloads } from '../download/report-downloads.js';
import { useFamilies } from '../families/families-context.js';
import type { FamilyDescription } from '../families/family-description.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useWords } from '../words/explorer-words.js';
import { downloadOf } from './download-of.js';
import { HistoryNote } from './history-note.js';
import { LanguageLinks } from './language-links.js';
import type { LoadedReport } from './load-report.js';
import type { PathReport } from './read-steps.js';
import { inLanguage } from './report-name.js';

interface HeaderProps {
  family: FamilyDescription;
  report: PathReport;
  loaded: LoadedReport;
}

/** The report's name, date and available languages. */
export function GeneralHeader({ family, report, loaded }: HeaderProps) {
  const words = useWords();
  const { titleOf: familyTitleOf } = useFamilies();
  const { name } = report;
  const { title, full, details, history } = loaded;
  const tag = languageTag(name.language);
  const edition = full?.report.edition ?? history?.edition ?? 0;
  const updatedAt = full?.report.updatedAt ?? details?.own?.updatedAt;
  return (
    <header className="report-header">
      <p className="eyebrow">
        {[
          familyTitleOf(family.Name),
          words.country(name.country),
          name.code.replaceAll('/', ' '),
        ].join(' · ')}
      </p>
      <h1 lang={tag}>{title}</h1>
      <ul className="facts">
        {details?.own && details.own.sector !== '' && <li lang={tag}>{details.own.sector}</li>}
        {edition > 0 && <li>{words.report.edition(edition)}</li>}
        {updatedAt !== undefined && <li>{words.report.updated(words.day(updatedAt))}</li>}
        {details && details.languages.length > 1 && (
          <li>
            <LanguageLinks
              language={name.language}
              languages={details.languages}
              pathOf={(language) => pathOfKey(inLanguage(name, language))}
            />
          </li>
        )}
        <ReportCodesLink report={name} />
      </ul>
      <div className="section-tools">
        <ReportDownloads report={downloadOf(report)} title={title} />
        <CompareLink report={name} />
      </div>
      {history && (
        <HistoryNote
          history={history}
          titleOf={(part) => titleOf(family, part)}
          placeOf={(part) => (isSection(family, part) ? part : `chart-${part}`)}
        />
      )}
    </header>
  );
}

const isSection = ({ Sections }: FamilyDescription, part: string) =>
  Sections.some(({ Token }) => Token === part);

function titleOf({ Sections }: FamilyDescription, part: string): string {
  return Sections.find(({ Token }) => Token === part)?.Label ?? readName(part);
}
