/** Files with documents: JSON, YAML, workbooks and CSV, with the position of every value. */
export { formatLocation, type Location } from './location.js';
export { parseYamlText } from './parse-yaml.js';
export {
  documentName,
  explainLargeWorkbook,
  readDocument,
  type ReadDocument,
  type SourceFile,
  type UnreadDocument,
} from './read-document.js';
export type { LocatedProblem } from './located-problem.js';
