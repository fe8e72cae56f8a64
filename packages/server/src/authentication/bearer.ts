import { RequestProblem } from '../problem.js';

const bearerForm = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/**
 * The key under which a session is cached: one spelling of the scheme, whatever the client sent.
 */
export const bearerHeader = (token: string): string => `Bearer ${token}`;

/** The token in an Authorization header (RFC 6750, 2.1). */
export function getBearerToken(header: string | undefined): string {
  if (header === undefined) {
    throw new RequestProblem(
      'unauthenticated',
      'There is no Authorization header; send "Authorization: Bearer TOKEN" with a token from POST /authentication/token.',
      // RFC 6750, 3: no error code if the request carried no credentials at all.
      { headers: { 'www-authenticate': 'Bearer' } },
    );
  }
  const [, token] = bearerForm.exec(header) ?? [];
  if (token === undefined) {
    throw new RequestProblem(
      'unauthenticated',
      'The Authorization header is malformed; it must be "Bearer" and one token.',
      { headers: { 'www-authenticate': 'Bearer error="invalid_request"' } },
    );
  }
  return token;
}
