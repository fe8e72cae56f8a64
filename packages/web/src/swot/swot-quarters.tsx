import type { ReactNode } from 'react';
import type { HeadingName } from '../section-view/safe-markup.js';
import './swot-quarters.css';

const quarters = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'] as const;
type Quarter = (typeof quarters)[number];

interface SwotPoint {
  Point: string;
  Detail?: string;
}

interface QuartersProps {
  points: Readonly<Partial<Record<Quarter, readonly SwotPoint[]>>>;
  titles: Readonly<Record<Quarter, string>>;
  /** Shown in a quarter without points. */
  noneNamed: string;
  /** The tag of the report's language. */
  tag: string;
  heading?: HeadingName;
  renderDetail?: (detail: string) => ReactNode;
}

/** Four quarters: helpful beside harmful, internal above external. */
export function SwotQuarters({
  points,
  titles,
  noneNamed,
  tag,
  heading: Heading = 'h3',
  renderDetail = (detail) => detail,
}: QuartersProps) {
  return (
    <div className="swot-quarters">
      {quarters.map((quarter) => (
        <section
          key={quarter}
          className={`is-${quarter.toLowerCase()}`}
          aria-labelledby={`swot-${quarter}`}
        >
          <Heading id={`swot-${quarter}`}>{titles[quarter]}</Heading>
          {points[quarter]?.length ? (
            <ul lang={tag}>
              {points[quarter].map(({ Point, Detail }, index) => (
                <li key={index}>
                  <strong>{Point}</strong>
                  {Detail !== undefined && <p>{renderDetail(Detail)}</p>}
                </li>
              ))}
            </ul>
          ) : (
            <p>{noneNamed}</p>
          )}
        </section>
      ))}
    </div>
  );
}
