/** Why a picture could not be drawn; what a caller does about it depends on the code alone. */
export type RenderErrorCode =
  /** More pictures wait than the queue holds: try again later. */
  | 'queue_full'
  /** Drawing took longer than allowed; its worker was replaced. */
  | 'timed_out'
  /** Drawing took more memory than allowed; its worker was replaced. */
  | 'out_of_memory'
  /** The drawing code refused or broke; the cause says how. */
  | 'failed';

export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
