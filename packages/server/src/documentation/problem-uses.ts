import {
  listProblems,
  problemCodes,
  problems,
  type Operation,
  type ProblemCode,
} from '@broadsheet/contract';

export interface ProblemUse {
  code: ProblemCode;
  status: number;
  title: string;
  meaning: string;
  /** The operations that list this problem. Empty if any request may get it. */
  operations: Operation[];
}

/** Every problem with the operations that may respond with it. */
export function listProblemUses(operations: Operation[]): ProblemUse[] {
  return problemCodes.map((code) => {
    const users = operations.filter((operation) => listProblems(operation).includes(code));
    return { code, ...problems[code], operations: users.length < operations.length ? users : [] };
  });
}

/**
 * The problems of one operation by status, lowest first: problems with the same status share a
 * response.
 */
export function groupByStatus(operation: Operation): [status: number, codes: ProblemCode[]][] {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of listProblems(operation)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].sort(([one], [other]) => one - other);
}
