import { invalidAnswer } from './answer-error.js';
import type { Answer } from './call.js';

/** The JSON object in a response; its fields are not checked yet. */
export function parseJson(answer: Answer): Record<string, unknown> {
  const body = parse(answer);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw invalidAnswer(answer, 'not with a JSON object');
}

/** Like `parseJson`, for a response that is a list. */
export function parseJsonList(answer: Answer): unknown[] {
  const body = parse(answer);
  if (Array.isArray(body)) return body;
  throw invalidAnswer(answer, 'not with a JSON list');
}

function parse(answer: Answer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    const type = answer.headers.get('content-type') ?? 'without a Content-Type';
    throw invalidAnswer(answer, `not with well-formed JSON (${type})`);
  }
}
