/** Classifications of industries and the concordances between them: documents, checks, importers, conversion. */
export { checkClassification } from './check-classification.js';
export { checkConcordance, type CodeSystem } from './check-concordance.js';
export {
  buildTree,
  listAncestors,
  listDescendants,
  type ClassificationTree,
  type ReadCode,
  type TreeCode,
} from './classification-tree.js';
export {
  buildLinkIndex,
  findWay,
  type ConversionWay,
  type ConvertedCode,
  type LinkIndex,
} from './convert-codes.js';
export {
  ClassificationDocument,
  ConcordanceDocument,
  nameOfConcordance,
  type ClassifiedCode,
  type ConcordanceLink,
} from './document.js';
export { importClassification, type Imported } from './import/import-classification.js';
export { importConcordance } from './import/import-concordance.js';
export { mostFileBytes, readTables, readText } from './import/read-tables.js';
export { ImportError } from './import/source-table.js';
export { knownSystems } from './known-systems.js';
export { linkSameCodes } from './link-same-codes.js';
