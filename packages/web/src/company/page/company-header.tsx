import { ReportCodesLink } from '../../classifications/report-codes-link.js';
import { ReportDownloads } from '../../download/report-downloads.js';
import { languageTag } from '../../language-tag.js';
import { pathOfKey } from '../../paths.js';
import { LanguageLinks } from '../../report/language-links.js';
import { formatDay } from '../../shell/format-day.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Bodies } from './bodies.js';
import { EditionChanges } from './edition-changes.js';
import type { Edition } from './load-edition.js';
import { downloadOf, nameCompany } from './name-company.js';

interface Report {
  entityId: number;
  language: string;
}

interface HeaderProps {
  report: Report;
  bodies: Bodies;
  /** Undefined until it is loaded. */
  edition: Edition | undefined;
  languages: string[];
}

export function CompanyHeader({ report, bodies, edition, languages }: HeaderProps) {
  const { asx, nzse, companytype, topindustry, rank } = bodies;
  const tag = languageTag(report.language);
  return (
    <header className="company-header">
      <p className="eyebrow">
        {['Company report', asx && `ASX: ${asx.ASX}`, nzse && `NZX: ${nzse.NZSE}`]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
      <h1 lang={tag}>{bodies.title?.Title ?? `Company ${String(report.entityId)}`}</h1>
      {topindustry && (
        <p className="lead" lang={tag}>
          {topindustry.IndustryTitle}
        </p>
      )}
      <ul className="company-facts">
        {companytype && <li lang={tag}>{companytype['Company Type']}</li>}
        {rank && <li>No. {formatNumber(rank.Rank)} in Australia by revenue</li>}
        {edition && (
          <li>
            Edition {edition.number}, {formatDay(edition.at)}
          </li>
        )}
        {languages.length > 1 && (
          <li>
            <LanguageLinks
              language={report.language}
              languages={languages}
              pathOf={(name) => pathOfKey(nameCompany(report.entityId, name).key)}
            />
          </li>
        )}
        <ReportCodesLink report={nameCompany(report.entityId, report.language)} />
      </ul>
      <div className="section-tools">
        <ReportDownloads
          report={downloadOf(report.entityId, report.language)}
          title={bodies.title?.Title ?? 'the report'}
        />
      </div>
      <EditionChanges edition={edition} />
    </header>
  );
}
