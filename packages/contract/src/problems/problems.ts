/**
 * Every problem the service can answer with: its code, the HTTP status, the title, and its meaning.
 * Code throws by code; only the server's `problem.ts` turns one into an answer.
 */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'The request is not valid',
    meaning: 'A value is missing or is not of the form described; `errors` names each one.',
  },
  invalid_json: {
    status: 400,
    title: 'The body is not JSON',
    meaning: 'The body is missing, is not UTF-8, or cannot be read as JSON.',
  },
  country_not_covered: {
    status: 400,
    title: 'This country is not covered',
    meaning:
      'The reports of this family cover one country only, such as company reports, whose `Country` must be `AU`.',
  },
  unknown_section: {
    status: 400,
    title: 'Unknown section',
    meaning: 'The request names a section that does not exist; the nearest one is suggested.',
  },
  unknown_image: {
    status: 400,
    title: 'Unknown image',
    meaning: '`image` is not one of the image names of the family; the nearest one is suggested.',
  },
  unknown_theme: {
    status: 400,
    title: 'Unknown theme',
    meaning: 'The service has no theme of that name; those it has are listed.',
  },
  unknown_classification: {
    status: 400,
    title: 'Unknown classification',
    meaning:
      'The service has no classification of that name, or nothing connects the two; those it has are listed.',
  },
  invalid_cursor: {
    status: 400,
    title: 'Not a cursor of this list',
    meaning: '`After` must be the `Next` of an earlier answer of the same operation.',
  },
  invalid_document: {
    status: 400,
    title: 'The document cannot be published',
    meaning: 'The document has errors; `errors` names each one. Nothing was changed.',
  },
  insecure_connection: {
    status: 400,
    title: 'The connection is not encrypted',
    meaning:
      'The cookie of a session is sent over TLS only, except on the same machine. Use the https address of the service, or a token.',
  },
  malformed_request: {
    status: 400,
    title: 'The request could not be read',
    meaning: 'The request is not well-formed HTTP, or its path is not well-formed.',
  },
  unauthenticated: {
    status: 401,
    title: 'A token is needed',
    meaning: 'There is no `Authorization: Bearer` header, or it is malformed.',
  },
  invalid_token: {
    status: 401,
    title: 'The token is invalid',
    meaning: 'The token is unknown or revoked, or its client is disabled. Get a new one.',
  },
  expired_token: {
    status: 401,
    title: 'The token has expired',
    meaning: 'The token was good until it expired. Get a new one, and ask again.',
  },
  session_ended: {
    status: 401,
    title: 'The session has ended',
    meaning:
      'The session was signed out, was unused for too long, is too old, or never existed. Sign in again.',
  },
  invalid_credentials: {
    status: 401,
    title: 'The credentials are wrong',
    meaning:
      'There is no client with this user and this password. The answer does not say which of them was wrong.',
  },
  not_entitled: {
    status: 403,
    title: 'Not entitled',
    meaning: 'The token is valid, but its client may not read this family, country or language.',
  },
  demo_is_local: {
    status: 403,
    title: 'The demo is for this machine only',
    meaning:
      'Demo mode has well-known credentials, so it refuses requests that came through a proxy.',
  },
  foreign_origin: {
    status: 403,
    title: 'This origin may not call',
    meaning:
      'The `Origin` header names a page that is neither of this service nor among `CORS_ORIGINS`.',
  },
  forged_request: {
    status: 403,
    title: 'The request does not come from a page of this service',
    meaning:
      'Signing in, and every request with the cookie of a session, must come from a page of this service: `Origin` or `Sec-Fetch-Site` says otherwise, or both are missing. Programs send a token instead.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'There is no operation at this path, or no such report, image or edition.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method; `Allow` lists those it has.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    meaning: 'The headers or the body were not sent within the time allowed.',
  },
  client_exists: {
    status: 409,
    title: 'There is such a client already',
    meaning: 'Ids of clients are unique. Change the one that exists, or choose another id.',
  },
  report_withdrawn: {
    status: 409,
    title: 'It is withdrawn',
    meaning:
      'The report, classification or concordance is withdrawn. Publishing it would show it to readers again. Send the document with `?restore=true` if that is wanted.',
  },
  precondition_failed: {
    status: 412,
    title: 'Somebody else was faster',
    meaning:
      'It is no longer, or not yet, at the edition that `If-Match` or `If-None-Match` names.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    meaning: 'A body may have at most 64 KiB, a document that is published 8 MiB.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'The body must be sent as `application/json`.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    meaning:
      'The client has used up a limit of its rate plan, see `RateLimit`. Try again after `Retry-After`.',
  },
  too_many_failed_logins: {
    status: 429,
    title: 'Too many failed logins',
    meaning:
      'More than ten attempts failed within a minute, for this user or from this address. Try again after `Retry-After`.',
  },
  too_many_logins: {
    status: 429,
    title: 'Too many logins',
    meaning:
      'More than 120 tokens were obtained within a minute by this user, or 600 from this address. A token lives for hours: keep it. Try again after `Retry-After`.',
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    meaning: 'The request line and headers may have at most 16 KiB together.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong here',
    meaning: 'A fault of the service. The request id finds it in the logs.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    meaning: 'The service is starting, stopping or overloaded. Try again after `Retry-After`.',
  },
} as const satisfies Record<string, { status: number; title: string; meaning: string }>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];
