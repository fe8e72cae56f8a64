/** What a card says around its chart. The tools for programmers are in English, as what they give is. */
export interface CardWords {
  /** Of the language of these words. */
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
