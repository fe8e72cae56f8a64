import type { Finding } from '@broadsheet/contract/checking';
import { printable } from '../terminal/printable.js';
import type { Position } from './position.js';

/** A problem in a file, with its position for people and its pointer for programs. */
export interface SourceProblem extends Position, Finding {
  path: string;
}

/** `wine.yaml:12:9: error: /Revenue/3/Value: …`: the form that editors and terminals link. */
export function formatProblem(
  { path, line, column, severity, pointer, message }: SourceProblem,
  paint: (severity: Finding['severity'], text: string) => string = (_severity, text) => text,
): string {
  const place = `${path}:${String(line)}:${String(column)}`;
  const at = pointer === '' ? '' : `${pointer}: `;
  return `${printable(place)}: ${paint(severity, severity)}: ${printable(at + message)}`;
}

/** One object per line, in the JSON style of the interface. */
export function problemJson(problem: SourceProblem): string {
  return JSON.stringify({
    File: problem.path,
    Line: problem.line,
    Column: problem.column,
    Severity: problem.severity,
    Pointer: problem.pointer,
    Message: problem.message,
  });
}
