/** The title and the subtitle as drawn in the picture. */
export interface ChartTexts {
  title: string;
  subtitle: string;
}

/** A headline that only this chart has. */
export interface OwnHeadline {
  headline: string;
  /** Without what the picture names only because of its headline. */
  subtitle: string;
}
