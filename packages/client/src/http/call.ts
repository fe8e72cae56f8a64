/** One operation: what is sent, and which responses are expected. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address, with its query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * When to retry: `freely`, because a second time changes nothing; or only `if-refused`, when the
   * service said that it did not carry it out.
   */
  repeat: 'freely' | 'if-refused';
  /** Statuses outside 2xx that are valid answers here, not errors. */
  answers?: readonly number[];
  signal?: AbortSignal | undefined;
  /** Whether a good answer is read as bytes, because it is a file. */
  readsBytes?: boolean;
  /** Whether the caller reads a good answer as a stream, because it may be a large file. */
  streams?: boolean;
}

/** What came back, read to its end unless it is a stream. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Empty if the call requested bytes or a stream and got them. */
  text: string;
  /** Only if the call requested bytes and got them. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Only if the call requested a stream and got one. */
  stream?: ReadableStream<Uint8Array<ArrayBuffer>>;
  response: Response;
  /** The call that it answers. */
  call: Call;
}

/** Carries out a call; throws a `BroadsheetError` unless the answer is one that the call expects. */
export type Send = (call: Call) => Promise<Answer>;

/** Options of every operation besides its own parameters. */
export interface CallOptions {
  /** Ends the call, its retries and its waiting; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}
