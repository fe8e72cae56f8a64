import { SafeMarkup } from '../../section-view/safe-markup.js';
import { SwotQuarters } from '../../swot/swot-quarters.js';
import { useWords } from '../../words/explorer-words.js';
import type { SectionProps } from '../page/bodies.js';
import { saysMore } from './says-more.js';

/** The points of the four quarters, and the analysis where it says more than they do. */
export function Swot({ bodies: { swot }, tag }: SectionProps) {
  const { company: words } = useWords();
  if (!swot) return null;
  const { Strengths, Weaknesses, Opportunities, Threats } = swot;
  const points = [...Strengths, ...Weaknesses, ...Opportunities, ...Threats];
  const narrative = <SafeMarkup html={swot.AnalysisHTML} tag={tag} />;
  if (points.length === 0) return narrative;
  const entries = points.flatMap(({ Point, Detail }) => [Point, Detail]);
  return (
    <>
      <SwotQuarters points={swot} titles={words.quarters} noneNamed={words.noneNamed} tag={tag} />
      {saysMore(swot.AnalysisPlainText, entries) && (
        <details className="company-more">
          <summary>{words.analysis}</summary>
          {narrative}
        </details>
      )}
    </>
  );
}
