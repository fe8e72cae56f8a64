import type { ReactNode } from 'react';
import { findTerms, type Term } from './find-terms.js';
import { useTerms } from './glossary-context.js';
import { TermButton } from './term-button.js';

/** A sentence or two with explanations of glossary terms. */
export function ExplainedText({ text }: { text: string }) {
  return explainTerms(text, useTerms(text));
}

export function explainTerms(text: string, terms: readonly Term[]): ReactNode {
  if (terms.length === 0) return text;
  return findTerms(text, terms).map(({ text: words, term }, index) =>
    term ? (
      <TermButton key={index} term={term}>
        {words}
      </TermButton>
    ) : (
      words
    ),
  );
}
