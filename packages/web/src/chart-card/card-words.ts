/**
 * The texts of a card around its chart. The tools for programmers are in English, like their
 * output.
 */
export interface CardWords {
  /** The language tag of these texts. */
  tag: string;
  changed: string;
  loading: (title: string) => string;
  shownAs: (title: string) => string;
  views: Record<ChartView, string>;
}

export type ChartView = 'chart' | 'image' | 'table';

export const englishCard: CardWords = {
  tag: 'en',
  changed: 'Changed in this edition',
  loading: (title) => `Loading ${title} …`,
  shownAs: (title) => `${title}: shown as`,
  views: { chart: 'Chart', image: 'Image', table: 'Table' },
};
