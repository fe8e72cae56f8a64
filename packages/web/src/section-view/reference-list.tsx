import type { Reference } from '@broadsheet/view';
import { CellContent } from './cell-content.js';
import { ReportLink } from './report-links.js';

/** Other reports, each with its text. */
export function ReferenceList({ references }: { references: Reference[] }) {
  return (
    <ul className="reference-list">
      {references.map(({ title, key, details }, index) => (
        <li key={index}>
          <span className="reference-title">
            <ReportLink to={key}>{title}</ReportLink>
          </span>
          {details.length > 0 && (
            <span className="reference-details">
              {details.map(({ name, cell }, detailIndex) => (
                <span key={detailIndex}>
                  {name} <CellContent cell={cell} />
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
