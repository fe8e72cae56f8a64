import { ExplainedMarkup } from '../glossary/explained-markup.js';
import { below, useReading } from './reading-context.js';

interface ProseProps {
  /** A section, or a row of one. */
  of: { AnalysisHTML?: string } | undefined;
  /** Whether it is below a heading of its own. */
  isInner?: boolean;
}

/** The publisher's text, if there is one. */
export function PartProse({ of, isInner = false }: ProseProps) {
  const { tag, heading } = useReading();
  const html = of?.AnalysisHTML;
  if (html === undefined) return null;
  return <ExplainedMarkup html={html} tag={tag} heading={isInner ? below(heading) : heading} />;
}
