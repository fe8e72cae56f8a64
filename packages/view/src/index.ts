export { buildSectionView, type SectionContent, type SectionForm } from './build-section-view.js';
export { escapeHeading, escapeLine } from './escape-markdown.js';
export { readName } from './read-name.js';
export { renderMarkdown } from './render-markdown.js';
export type {
  Block,
  Cell,
  Column,
  Fact,
  FactsBlock,
  Point,
  ProseBlock,
  Reference,
  ReferencesBlock,
  Score,
  ScoresBlock,
  SectionView,
  Series,
  SeriesBlock,
  TableBlock,
  TableRow,
} from './section-view.js';
export { splitView, type ViewRows } from './split-view.js';
export { tabulateScores } from './tabulate-scores.js';
export { tabulateSeries } from './tabulate-series.js';
export { writeReference, writeWhole } from './write-whole.js';
export { writeNumber } from './write-number.js';
export type { WordsByLanguage } from './wording.js';
