/** Why an image could not be drawn; callers decide by the code alone. */
export type RenderErrorCode =
  /** The queue is full: try again later. */
  | 'queue_full'
  /** Drawing took longer than allowed; its worker was replaced. */
  | 'timed_out'
  /** Drawing took more memory than allowed; its worker was replaced. */
  | 'out_of_memory'
  /** The drawing code threw an error; the cause has the details. */
  | 'failed';

export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
