import { useCallback } from 'react';
import { SafeMarkup, type HeadingName } from '../../section-view/safe-markup.js';
import { explainTerms } from './explained-text.js';
import { findTerms } from './find-terms.js';
import { useTerms } from './glossary-context.js';
import { isExplained } from './plan-terms.js';

interface MarkupProps {
  html: string;
  tag: string;
  heading: HeadingName;
}

/** A narrative with explanations of glossary terms. */
export function ExplainedMarkup({ html, tag, heading }: MarkupProps) {
  const terms = useTerms(html);
  const startText = useCallback(() => {
    // A term is explained once: each piece of the text removes the terms it explains.
    let left = terms;
    return (text: string, node: Node) => {
      if (left.length === 0 || !isExplained(node)) return text;
      const found = findTerms(text, left).flatMap(({ term }) => term ?? []);
      const shown = explainTerms(text, left);
      left = left.filter((term) => !found.includes(term));
      return shown;
    };
  }, [terms]);
  return <SafeMarkup html={html} tag={tag} heading={heading} startText={startText} />;
}
