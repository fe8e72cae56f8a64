import type { Send } from './call.js';
import { AuthenticationError } from './errors.js';
import { untilAborted } from './runtime.js';
import type { SessionCredentials, Tokens } from './tokens.js';

/** Adds the token to every call; a token refused is replaced once. */
export function authorize(send: Send, tokens: Tokens): Send {
  return async (call) => {
    const sendWith = (token: string) =>
      send({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } });
    // All callers share one request for a token, so one caller that aborts must not end it.
    const token = await untilAborted(tokens.get(), call.signal);
    try {
      return await sendWith(token);
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
      const next = await untilAborted(tokens.replace(token), call.signal);
      if (next === undefined) throw error;
      return sendWith(next);
    }
  };
}

/** Sends no token: the browser adds the cookie of its session. */
export function authorizeBySession(send: Send, { signInAgain }: SessionCredentials): Send {
  let signingIn: Promise<void> | undefined;
  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
      signingIn ??= signInAgain().finally(() => (signingIn = undefined));
      await untilAborted(signingIn, call.signal);
      return send(call);
    }
  };
}
