import type { Problem } from '@broadsheet/contract';
import type { OperationAnswer } from './operation-answer.js';

/** The service refused a call, or a tool refused its input. The model sees this message. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** Advice for the model, for problems that do not include it themselves. */
const advice: Partial<Record<string, string>> = {
  not_entitled:
    'An administrator of the service can extend what this client may read; asking again will not help.',
  invalid_token: 'The user has to obtain a new token; asking again will not help.',
  internal_error: 'The fault is on the side of the service; try once more, then tell the user.',
};

export function parseRefusal({ status, text, header }: OperationAnswer): Refusal {
  const { code, detail } = parseProblem(text);
  if (code === undefined || detail === undefined) {
    return new Refusal('unexpected_answer', `The service answered with status ${String(status)}.`);
  }
  const wait = header('retry-after');
  const words = [
    detail,
    ...(wait !== undefined && !detail.includes(`${wait} second`)
      ? [`Try again in ${wait} seconds.`]
      : []),
    ...(advice[code] === undefined ? [] : [advice[code]]),
  ];
  return new Refusal(code, words.join(' '));
}

function parseProblem(text: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
