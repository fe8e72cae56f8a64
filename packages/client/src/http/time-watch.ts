import type { Call } from './call.js';
import { NetworkError } from './errors.js';

/** Ends a call that takes too long, or that its caller aborts. */
export interface TimeWatch {
  signal: AbortSignal;
  /** Starts the timeout, or starts it again. */
  start(): void;
  /** Stops the timeout while the caller, not the service, takes the time. */
  pause(): void;
  /** Ends with the call. */
  end(): void;
  /** Turns an error of `fetch` into a `NetworkError`; throws the caller's own reason if it aborted. */
  explain(error: unknown): NetworkError;
}

/** The reason of an abort by our own timeout. */
const timedOut = new Error('timed out');

export function watchTime(call: Call, timeoutMs: number): TimeWatch {
  call.signal?.throwIfAborted();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    controller.abort();
  };
  call.signal?.addEventListener('abort', stop);
  const pause = () => {
    clearTimeout(timer);
  };
  return {
    signal: controller.signal,
    pause,
    start() {
      pause();
      timer = setTimeout(() => {
        controller.abort(timedOut);
      }, timeoutMs);
    },
    end() {
      pause();
      call.signal?.removeEventListener('abort', stop);
    },
    explain(error) {
      call.signal?.throwIfAborted();
      return controller.signal.reason === timedOut
        ? timeoutOf(call, timeoutMs)
        : networkErrorOf(call, error);
    },
  };
}

function timeoutOf({ method, path }: Call, timeoutMs: number): NetworkError {
  const what = `did not answer within ${String(timeoutMs)} ms`;
  return new NetworkError(what, { method, path, code: 'timeout' });
}

function networkErrorOf({ method, path }: Call, error: unknown): NetworkError {
  const { message, code } = rootOf(error);
  return new NetworkError(`failed: ${message}`, { method, path, code, cause: error });
}

/** `fetch` says only "fetch failed"; the last `cause` says what happened. */
function rootOf(error: unknown): { message: string; code: string } {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const { code } = root as { code?: unknown };
  const known = typeof code === 'string' ? code : undefined;
  const message = (root instanceof Error && root.message) || known;
  return { message: message ?? 'no connection', code: known ?? 'network_error' };
}
