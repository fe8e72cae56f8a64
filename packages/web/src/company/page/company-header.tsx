import { Link } from 'wouter';
import { languageTag } from '../../language-tag.js';
import { companyPath } from '../../paths.js';
import { formatDay } from '../../shell/format-day.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Bodies } from './bodies.js';
import { EditionChanges } from './edition-changes.js';
import type { Edition } from './load-edition.js';

interface Report {
  entityId: number;
  language: string;
}

interface HeaderProps {
  report: Report;
  bodies: Bodies;
  /** Undefined until it is known. */
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
            <Languages report={report} languages={languages} />
          </li>
        )}
      </ul>
      <EditionChanges edition={edition} />
    </header>
  );
}

function Languages({ report, languages }: { report: Report; languages: string[] }) {
  const isCurrent = (name: string) => name.toLowerCase() === report.language.toLowerCase();
  return (
    <nav aria-label="Languages of this report" className="company-languages">
      {languages.map((name) =>
        isCurrent(name) ? (
          <span key={name} aria-current="page">
            {name}
          </span>
        ) : (
          <Link key={name} href={companyPath(report.entityId, name)}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}
