import type { TSchema } from 'typebox';
import type { AnswerHeader } from './headers.js';
import type { ProblemCode } from './problems/problems.js';

/** What an answer of one status looks like. */
export interface Answer {
  description: string;
  /** The headers of ours that it may have. */
  headers?: readonly AnswerHeader[];
  /** `application/json` by default. */
  contentType?: string;
  /** Absent for an answer without a body. */
  schema?: TSchema;
  example?: unknown;
  /** Other formats, by content type. */
  alternatives?: Record<string, { schema: TSchema; example: unknown }>;
  /** Stored as bytes and joined, so its schema only describes it: no serializer is compiled. */
  readyToSend?: boolean;
}

/**
 * One operation of the service: validates its input, serializes its answers and describes it in the
 * OpenAPI document.
 */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the OpenAPI document: `/publish/v1/company/{entityId}`. */
  path: string;
  /** A report family, or another heading under which the documentation lists it. */
  tag: string;
  summary: string;
  description: string;
  /** An operation needs a token unless it says otherwise. */
  access: 'token' | 'open';
  /** For programs only: the session cookie of a browser is not accepted. */
  takesTokensOnly?: true;
  /**
   * How much it counts against a limit, if not as one request: nothing, as the operations that it
   * calls, or by the number of reports it answers.
   */
  charges?: 'nothing' | 'what it calls' | 'by what it answers';
  /** Describes the parameters in `path`. */
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** `application/json` by default. */
  bodyContentType?: string;
  bodyExample?: unknown;
  /** It ignores its body, but callers may send one. */
  ignoresBody?: true;
  /** Offers an operation that only one family has to assistants, as a tool of its own. */
  assistants?: {
    tool: string;
    /** The property of the answer that holds the entries of its list. */
    entries: string;
    /** When a model should call it, a sentence. */
    use: string;
  };
  /** If more than the usual 64 KiB are allowed. */
  maxBodyBytes?: number;
  answers: Record<number, Answer>;
  /** Its errors are among `answers`, because another standard prescribes their format. */
  describesItsErrors?: boolean;
  /** The problems it can answer with besides those every operation can. */
  problems: ProblemCode[];
}
