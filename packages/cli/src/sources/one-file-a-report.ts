import type { SourceProblem } from './source-problem.js';

interface KeyedFile {
  path: string;
  /** The key of the report in the file, if it can be determined. */
  key: string | undefined;
}

/**
 * Two files of the same report would replace each other's edition at every run. Remembers the file
 * of each report, and reports a problem when another file has the same report.
 */
export function createReportRegister(): (source: KeyedFile) => SourceProblem[] {
  const files = new Map<string, string>();
  return ({ key, path }) => {
    if (key === undefined) return [];
    const lookup = key.toLowerCase();
    const other = files.get(lookup);
    if (other === undefined) {
      files.set(lookup, path);
      return [];
    }
    const message = `This is ${key}, as is ${other}; a report has one document.`;
    return [{ path, line: 1, column: 1, severity: 'error', pointer: '', message }];
  };
}
