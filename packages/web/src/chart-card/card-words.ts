import type { ExplorerWords } from '../words/explorer-words.js';

/** The texts of a card around its chart, in the language of the report or of the explorer. */
export interface CardWords {
  /** The language tag of these texts. */
  tag: string;
  changed: string;
  loading: (title: string) => string;
  shownAs: (title: string) => string;
  views: Record<ChartView, string>;
}

export type ChartView = 'chart' | 'image' | 'table';

/** The texts of a card in the explorer's language. */
export function cardWordsOf({ tag, report, states }: ExplorerWords): CardWords {
  const { changedInEdition: changed, shownAs, views } = report;
  return { tag, changed, loading: states.loading, shownAs, views };
}
