import { useRelated } from '../../section-view/related-context.js';
import { relatedPlace } from '../../section-view/related-reports.js';
import type { Bodies } from './bodies.js';
import { hasData, pageSections, type PageSection } from './page-sections.js';
import { useSectionInView } from './use-section-in-view.js';

interface ContentsProps {
  bodies: Bodies;
  isChanged: (section: PageSection) => boolean;
}

/**
 * The contents of the page; on wide screens the list stays beside it and marks the current part.
 */
export function CompanyContents({ bodies, isChanged }: ContentsProps) {
  const current = useSectionInView();
  const hasRelated = useRelated().naming.length > 0;
  return (
    <nav className="company-contents" aria-label="On this page">
      <ul>
        {pageSections.map((section) => (
          <li key={section.id} className={hasData(section, bodies) ? undefined : 'is-empty'}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
            >
              {section.id === 'swot' ? 'SWOT' : section.title}
            </a>
            {!hasData(section, bodies) && <span className="visually-hidden"> (no data)</span>}
            {isChanged(section) && (
              <span className="company-changed-dot" role="img" aria-label="changed" />
            )}
          </li>
        ))}
        {hasRelated && (
          <li>
            <a href={`#${relatedPlace}`}>Related reports</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
