import { usePartInView } from '../../report/use-part-in-view.js';
import { useRelated } from '../../section-view/related-context.js';
import { relatedAnchor } from '../../section-view/related-reports.js';
import { useWords } from '../../words/explorer-words.js';
import type { Bodies } from './bodies.js';
import { hasData, pageSections, type PageSection } from './page-sections.js';

interface ContentsProps {
  bodies: Bodies;
  isChanged: (section: PageSection) => boolean;
}

/**
 * The contents of the page; on wide screens the list stays beside it and marks the current part.
 */
export function CompanyContents({ bodies, isChanged }: ContentsProps) {
  const { company: words, report } = useWords();
  const current = usePartInView(pageSections);
  const hasRelated = useRelated().naming.length > 0;
  return (
    <nav className="company-contents" aria-label={report.onThisPage}>
      <ul>
        {pageSections.map((section) => (
          <li key={section.id} className={hasData(section, bodies) ? undefined : 'is-empty'}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
            >
              {section.id === 'swot' ? words.swotShort : words.parts[section.id]}
            </a>
            {!hasData(section, bodies) && <span className="visually-hidden">{words.noData}</span>}
            {isChanged(section) && (
              <span className="company-changed-dot" role="img" aria-label={report.changed} />
            )}
          </li>
        ))}
        {hasRelated && (
          <li>
            <a href={`#${relatedAnchor}`}>{report.related}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
