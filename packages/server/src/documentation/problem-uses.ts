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
  /** Those that name it. Empty where any request may meet it, whatever it asks for. */
  operations: Operation[];
}

/** Every problem with the operations that can answer with it. */
export function listProblemUses(operations: Operation[]): ProblemUse[] {
  return problemCodes.map((code) => {
    const users = operations.filter((operation) => listProblems(operation).includes(code));
    return { code, ...problems[code], operations: users.length < operations.length ? users : [] };
  });
}

/** The problems of one operation by status, lowest first: those that share one share an answer. */
export function groupByStatus(operation: Operation): [status: number, codes: ProblemCode[]][] {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of listProblems(operation)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].sort(([one], [other]) => one - other);
}
