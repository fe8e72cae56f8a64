export { buildSectionView, type SectionContent, type SectionForm } from './build-section-view.js';
export { listMeasures, type SectionMeasure } from './comparison/list-measures.js';
export { arrangeSeries } from './rendering/arrange-series.js';
export { escapeHeading, escapeLine } from './rendering/escape-markdown.js';
export { isFields } from './schema/json-schema.js';
export { readName } from './schema/read-name.js';
export { renderMarkdown } from './rendering/render-markdown.js';
export type {
  Block,
  Cell,
  Column,
  Fact,
  FactsBlock,
  Measure,
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
export { tabulateDetails } from './rendering/tabulate-details.js';
export { tabulateScores } from './rendering/tabulate-scores.js';
export { tabulateSeries } from './rendering/tabulate-series.js';
export { writeReference, writeWhole } from './rendering/write-whole.js';
export { phrasesOf } from './writing/phrases.js';
export { missing } from './writing/write-cell.js';
export { writeNumber } from './writing/write-number.js';
export { writePoints } from './writing/write-points.js';
export { createWording, type FigureStyle, type WordsByLanguage } from './writing/wording.js';
