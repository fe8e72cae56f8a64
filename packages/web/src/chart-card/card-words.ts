import type { ExplorerWords } from '../words/explorer-words.js';

/** The texts of a card around its chart, in the language of the report or of the explorer. */
export interface CardWords {
  /** The language tag of these texts. */
  tag: string;
  changed: string;
  loading: (title: string) => string;
}

/** The texts of a card in the explorer's language. */
export function cardWordsOf({ tag, report, states }: ExplorerWords): CardWords {
  return { tag, changed: report.changedInEdition, loading: states.loading };
}
