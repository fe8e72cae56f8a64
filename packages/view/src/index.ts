export { buildSectionView, type SectionContent, type SectionForm } from './build-section-view.js';
export { escapeHeading, escapeLine } from './rendering/escape-markdown.js';
export { readName } from './schema/read-name.js';
export { renderMarkdown } from './rendering/render-markdown.js';
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
export { splitView, type ViewRows } from './rendering/split-view.js';
export { tabulateScores } from './rendering/tabulate-scores.js';
export { tabulateSeries } from './rendering/tabulate-series.js';
export { writeReference, writeWhole } from './rendering/write-whole.js';
export { writeNumber } from './writing/write-number.js';
export type { WordsByLanguage } from './writing/wording.js';
