import type { SharePart, SharesChart } from '@broadsheet/contract';
import type { SharesWords } from '../words/patterns.js';
import type { HeadingContext } from './heading-context.js';
import { findShareFacts } from './share-facts.js';

export interface SharesInput {
  /** The name in the definition of the family. */
  name: string;
  parts: readonly SharePart[];
  /** The remainder; null if there is none. */
  other: SharePart | null;
  /** The words for the chart. */
  says: SharesWords;
  /** The name of a part's figure: `Share of revenue`. */
  share: string;
  /** The name of parts that are drawn together; "Other" by default. */
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
