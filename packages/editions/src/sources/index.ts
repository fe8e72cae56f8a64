/** Files with documents: JSON, YAML, workbooks and CSV, with the position of every value. */
export { formatLocation, type Location } from './location.js';
export { parseYamlText } from './parse-yaml.js';
export {
  documentName,
  readDocument,
  type LocatedProblem,
  type ReadDocument,
  type SourceFile,
  type UnreadDocument,
} from './read-document.js';
