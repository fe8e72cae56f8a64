import { problems, type Problem, type ProblemCode } from '@broadsheet/contract';
import { expect } from 'vitest';
import type { Answer } from './service.js';

/**
 * Expects a complete problem of that kind, which mentions these words and no internals of the
 * program.
 */
export function expectProblem(answer: Answer, code: ProblemCode, ...mentions: string[]): void {
  const problem = answer.json as Problem;
  expect(problem, answer.text).toMatchObject({ code, status: problems[code].status });
  expect(answer.status).toBe(problems[code].status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['x-request-id']).toBe(problem.requestId);
  expect(problem.type).toBe(`/docs#problem-${code}`);
  expect(problem.title).not.toBe('');
  expect(answer.text).not.toMatch(/\bat .*\.(js|ts):\d/);
  const said = [
    problem.detail,
    ...(problem.errors ?? []).flatMap(({ pointer, detail }) => [pointer, detail]),
  ].join('\n');
  for (const mention of mentions) expect(said).toContain(mention);
}
