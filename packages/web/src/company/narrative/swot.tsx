import type { SWOTBody } from '@broadsheet/client';
import { SafeMarkup } from '../../section-view/safe-markup.js';
import { useWords } from '../../words/explorer-words.js';
import type { SectionProps } from '../page/bodies.js';
import { saysMore } from './says-more.js';

const quarters = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'] as const;
type Quarter = (typeof quarters)[number];

/** Four quarters: helpful beside harmful, internal above external. */
export function Swot({ bodies: { swot }, tag }: SectionProps) {
  const { company: words } = useWords();
  if (!swot) return null;
  const points = quarters.flatMap((quarter) => swot[quarter]);
  const narrative = <SafeMarkup html={swot.AnalysisHTML} tag={tag} />;
  if (points.length === 0) return narrative;
  const entries = points.flatMap(({ Point, Detail }) => [Point, Detail]);
  return (
    <>
      <div className="company-swot">
        {quarters.map((quarter) => (
          <QuarterOf key={quarter} quarter={quarter} points={swot[quarter]} tag={tag} />
        ))}
      </div>
      {saysMore(swot.AnalysisPlainText, entries) && (
        <details className="company-more">
          <summary>{words.analysis}</summary>
          {narrative}
        </details>
      )}
    </>
  );
}

interface QuarterProps {
  quarter: Quarter;
  points: SWOTBody[Quarter];
  tag: string;
}

function QuarterOf({ quarter, points, tag }: QuarterProps) {
  const { company: words } = useWords();
  return (
    <section className={quarter.toLowerCase()} aria-labelledby={`swot-${quarter}`}>
      <h3 id={`swot-${quarter}`}>{words.quarters[quarter]}</h3>
      {points.length === 0 ? (
        <p className="company-no-data">{words.noneNamed}</p>
      ) : (
        <ul lang={tag}>
          {points.map(({ Point, Detail }, index) => (
            <li key={index}>
              <strong>{Point}</strong>
              {Detail !== undefined && <span>{Detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
