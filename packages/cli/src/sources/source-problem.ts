import type { Finding } from '@broadsheet/contract/checking';
import { formatLocation, type Location } from '@broadsheet/editions/sources';
import { printable } from '../terminal/printable.js';

/** A problem in a file, with its position for people and its pointer for programs. */
export interface SourceProblem extends Location, Finding {
  path: string;
}

/**
 * `wine.yaml:12:9: error: /Revenue/3/Value: …`: the form that editors and terminals link. Of a workbook the cell says
 * where: `wine.xlsx:Series!B14: error: …`.
 */
export function formatProblem(
  problem: SourceProblem,
  paint: (severity: Finding['severity'], text: string) => string = (_severity, text) => text,
): string {
  const { path, severity, pointer, message, sheet } = problem;
  const location = `${path}:${formatLocation(problem)}`;
  const at = pointer === '' || sheet !== undefined ? '' : `${pointer}: `;
  return `${printable(location)}: ${paint(severity, severity)}: ${printable(at + message)}`;
}

/** One object per line, in the JSON style of the interface. */
export function problemJson(problem: SourceProblem): string {
  return JSON.stringify({
    File: problem.path,
    Line: problem.line,
    Column: problem.column,
    ...(problem.sheet !== undefined && { Cell: formatLocation(problem) }),
    Severity: problem.severity,
    Pointer: problem.pointer,
    Message: problem.message,
  });
}
