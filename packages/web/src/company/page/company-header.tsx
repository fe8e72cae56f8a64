import { CodesEntry } from '../../classifications/report-codes-link.js';
import { CompareLink } from '../../compare/compare-link.js';
import { ReportDownloads } from '../../download/report-downloads.js';
import { languageTag } from '../../language-tag.js';
import { pathOfKey } from '../../paths.js';
import { LanguageLinks } from '../../report/language-links.js';
import { useWords } from '../../words/explorer-words.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Bodies } from './bodies.js';
import { EditionChanges } from './edition-changes.js';
import type { CompanyHead } from './load-head.js';
import { downloadOf, nameCompany } from './name-company.js';

interface Report {
  entityId: number;
  language: string;
}

interface HeaderProps {
  report: Report;
  bodies: Bodies;
  head: CompanyHead;
}

export function CompanyHeader({ report, bodies, head }: HeaderProps) {
  const { edition, languages, hasCodes } = head;
  const { asx, nzse, companytype, topindustry, rank } = bodies;
  const words = useWords();
  const tag = languageTag(report.language);
  return (
    <header className="company-header">
      <p className="eyebrow">
        {[words.company.kind, asx && `ASX: ${asx.ASX}`, nzse && `NZX: ${nzse.NZSE}`]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
      <h1 lang={tag}>{bodies.title?.Title ?? words.company.unnamed(report.entityId)}</h1>
      {topindustry && (
        <p className="lead" lang={tag}>
          {topindustry.IndustryTitle}
        </p>
      )}
      <ul className="company-facts">
        {companytype && <li lang={tag}>{companytype['Company Type']}</li>}
        {rank && <li>{words.company.rank(formatNumber(rank.Rank))}</li>}
        {edition && <li>{words.company.editionOf(edition.number, words.day(edition.at))}</li>}
        {languages.length > 1 && (
          <li>
            <LanguageLinks
              language={report.language}
              languages={languages}
              pathOf={(name) => pathOfKey(nameCompany(report.entityId, name).key)}
            />
          </li>
        )}
        {hasCodes && <CodesEntry report={nameCompany(report.entityId, report.language)} />}
      </ul>
      <div className="section-tools">
        <ReportDownloads
          report={downloadOf(report.entityId, report.language)}
          title={bodies.title?.Title ?? words.company.kind}
        />
        <CompareLink report={nameCompany(report.entityId, report.language)} />
      </div>
      <EditionChanges edition={edition} />
    </header>
  );
}
