/** One operation to be carried out: what is sent, and what may come back. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base address, with its query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * When it may be sent again: `freely`, because a second time changes nothing; or only `if-refused`,
   * when the service said that it did not look at it.
   */
  repeat: 'freely' | 'if-refused';
  /** Statuses outside 2xx that are answers here, not errors. */
  answers?: readonly number[];
  signal?: AbortSignal | undefined;
  /** Whether a good answer is read as bytes, because it is a file. */
  readsBytes?: boolean;
  /** Whether the caller reads a good answer itself, because it is a file that may be long. */
  streams?: boolean;
}

/** What came back, read to its end unless it is a stream. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Empty where the call asked for bytes or a stream and got them. */
  text: string;
  /** Only where the call asked for bytes and got them. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Only where the call asked for a stream and got one. */
  stream?: ReadableStream<Uint8Array<ArrayBuffer>>;
  response: Response;
  /** The call that it answers. */
  call: Call;
}

/** Carries out a call; throws a `BroadsheetError` unless the answer is one that the call expects. */
export type Send = (call: Call) => Promise<Answer>;

/** What every operation takes beside its own parameters. */
export interface CallOptions {
  /** Ends the call, its retries and its waiting; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}
