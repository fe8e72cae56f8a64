/**
 * Reports to a collector how long the parts of requests take. Off unless a collector is configured.
 */
export interface Tracing {
  /** Begins the span of a request, and continues the request within it. */
  enterRequest(request: RequestToTrace, next: (span: RequestSpan) => void): void;
  /** Runs work in a span of its own, if it is done for a request. */
  inSpan<Result>(name: string, work: () => Result): Result;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

export interface RequestToTrace {
  /** The span's name: the method and the route, which are few. */
  name: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  attributes: Record<string, string>;
}

interface RequestSpan {
  /** Names this span in a request that belongs to the same trace. */
  traceparent: string;
  /** The status is undefined if the client disconnected. */
  end(status: number | undefined): void;
}
