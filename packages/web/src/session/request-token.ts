import type { UserCredentials } from '@broadsheet/client';

/** Why signing in failed, as a message for the user. */
class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** Exchanges a user's credentials for a token; the password is not stored. */
export async function requestToken(credentials: UserCredentials): Promise<string> {
  const { clientId, username, password } = credentials;
  const response = await fetch('/authentication/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: clientId, Username: username, Password: password }),
  }).catch(() => {
    throw new SignInError('The service cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw new SignInError(await explain(response));
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

async function explain(response: Response): Promise<string> {
  if (response.status === 401) {
    return 'No client, user and password match. Check all three and try again.';
  }
  if (response.status === 429) {
    const seconds = response.headers.get('retry-after') ?? '60';
    return `Too many attempts failed. Try again in ${seconds} seconds.`;
  }
  const problem = (await response.json().catch(() => ({}))) as { detail?: string };
  return problem.detail ?? `The service answered ${String(response.status)}. Try again later.`;
}
