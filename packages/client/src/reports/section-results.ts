import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';

/** One section: its content as in JSON, or the fact that it has none. */
export type SectionResult<Body> =
  | {
      /** The section has data. */
      status: 200;
      /** Its content. */
      body: Body;
    }
  | {
      /** The section has no data. */
      status: 404;
      /** Nothing. */
      body: null;
    };

/** The answer of `sections`: a result for each requested section, by its token. */
export type SectionsOf<Bodies, Token extends keyof Bodies> = {
  [Each in Token]: SectionResult<Bodies[Each]>;
};

interface WireResult {
  RequestedSection: string;
  StatusCode: number;
  Body: unknown;
}

/**
 * The results by requested token. A result is recognised by its label, which is the token with
 * capitals and spaces; if a service labels a section differently, by its position.
 */
export function parseSections(
  answer: Answer,
  tokens: readonly string[],
): Map<string, SectionResult<unknown>> {
  const results = parseResults(answer);
  const asked = [...new Set(tokens)];
  const byLabel = new Map(results.map((result) => [plain(result.RequestedSection), result]));
  return new Map(
    asked.map((token, index) => {
      const result = byLabel.get(plain(token)) ?? findByIndex(results, index, asked);
      if (!result) throw invalidAnswer(answer, `without a result for the section ${token}`);
      const { StatusCode: status, Body: body } = result;
      return [token, { status, body } as SectionResult<unknown>];
    }),
  );
}

/** The result at the token's position, unless its label belongs to another token. */
function findByIndex(
  results: WireResult[],
  index: number,
  asked: string[],
): WireResult | undefined {
  const result = results.length === asked.length ? results[index] : undefined;
  const label = plain(result?.RequestedSection ?? '');
  return asked.some((token) => plain(token) === label) ? undefined : result;
}

/** The results of an answer in their order. */
export function parseResults(answer: Answer): WireResult[] {
  const { Sections: results } = parseJson(answer);
  if (Array.isArray(results) && results.every(isResult)) return results;
  throw invalidAnswer(answer, 'without a list of Sections, each with its label and status');
}

function isResult(value: unknown): value is WireResult {
  const result = value as Partial<WireResult> | null;
  return typeof result?.RequestedSection === 'string' && typeof result.StatusCode === 'number';
}

const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9]/g, '');
