import type { Source } from './read-source.js';
import type { SourceProblem } from './source-problem.js';

/**
 * Two files of the same report would replace each other's edition at every run. Remembers which
 * file each report came from, and says so when another one comes.
 */
export function createReportRegister(): (source: Source) => SourceProblem[] {
  const files = new Map<string, string>();
  return (source) => {
    const { key, path } = source;
    if (key === undefined) return [];
    const lookup = key.toLowerCase();
    const other = files.get(lookup);
    if (other === undefined) {
      files.set(lookup, path);
      return [];
    }
    const message = `This is ${key}, as is ${other}; a report has one document.`;
    return source.locate([{ severity: 'error', pointer: '', message }]);
  };
}
