import type { TSchema } from 'typebox';
import type { AnswerHeader } from './headers.js';
import type { ProblemCode } from './problems/problems.js';

/** What an answer of one status looks like. */
export interface Answer {
  description: string;
  /** Those of ours that it may carry. */
  headers?: readonly AnswerHeader[];
  /** `application/json` unless said otherwise. */
  contentType?: string;
  /** Absent for an answer without a body. */
  schema?: TSchema;
  example?: unknown;
  /** Other forms it may come in, by content type. */
  alternatives?: Record<string, { schema: TSchema; example: unknown }>;
  /** Stored as bytes and joined, so its schema only describes it: no serialiser need be compiled. */
  readyToSend?: boolean;
}

/**
 * One operation of the service: what validates its input, serialises its answers and describes it
 * in the OpenAPI document.
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
  /** Everything is closed unless it says so. */
  access: 'token' | 'open';
  /** For programs only: the session cookie of a browser is not accepted. */
  takesTokensOnly?: true;
  /**
   * How much it counts against a limit, where that is not one request: nothing, by the operations that
   * it calls, or by how many reports it answers.
   */
  charges?: 'nothing' | 'what it calls' | 'by what it answers';
  /** Describes what stands in braces in `path`. */
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** `application/json` unless said otherwise. */
  bodyContentType?: string;
  bodyExample?: unknown;
  /** It has no use for a body, and callers may send one all the same. */
  ignoresBody?: true;
  /** Offers an operation that only one family has to assistants, as a tool of its own. */
  assistants?: {
    tool: string;
    /** The property of the answer that holds the entries of its list. */
    entries: string;
    /** When a model should call it, a sentence. */
    use: string;
  };
  /** Where more than the usual 64 KiB are taken. */
  maxBodyBytes?: number;
  answers: Record<number, Answer>;
  /** Its errors are among `answers`, because another standard prescribes their form. */
  describesItsErrors?: boolean;
  /** The problems it can answer with besides those every operation can. */
  problems: ProblemCode[];
}
