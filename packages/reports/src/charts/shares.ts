import type { SharePart, SharesChart } from '@broadsheet/contract';
import type { SharesWords } from '../words/patterns.js';
import type { HeadingContext } from './heading-context.js';
import { findShareFacts } from './share-facts.js';

export interface SharesInput {
  /** Of the definition of the family. */
  name: string;
  parts: readonly SharePart[];
  /** What is left to the whole; null where nothing is. */
  other: SharePart | null;
  /** How the chart is spoken of. */
  says: SharesWords;
  /** What a part's figure is called: `Share of revenue`. */
  share: string;
  /** What the drawing calls parts that it puts together; "Other" where it is left out. */
  others?: string;
}

/** Parts of a whole, as bars. */
export function buildShares(context: HeadingContext, input: SharesInput): SharesChart {
  const { words, title, source, at } = context;
  const { name, parts, other, says, share, others = words.labels.other } = input;
  return {
    altText: words.patterns.altTexts.shares(says, findShareFacts(parts, other !== null)),
    kind: 'shares',
    locale: words.locale,
    name,
    other: other && { name: other.name, share: other.share },
    parts: parts.map((part) => ({ name: part.name, share: part.share })),
    source,
    subtitle: words.patterns.subtitles.shares(says, at),
    title,
    words: { other: others, share },
  };
}
