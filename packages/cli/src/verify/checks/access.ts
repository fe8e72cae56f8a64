import { getCompany, getIndustry, require, Skipped, type Check, type Subject } from '../check.js';
import { expectProblem, expectStatus, getJson } from '../expectations.js';
import { imagesPath } from './image-list.js';
import { sectionsPath } from './sections.js';

/** Requests of each specified operation; the reports they name need not exist. */
function specifiedRequests(): { path: string; body?: object }[] {
  return [
    { path: imagesPath, body: { Country: 'AU', Code: '1214' } },
    { path: '/industry/v3/image/?country=au&code=1214&language=english&image=revenue' },
    { path: sectionsPath, body: { Country: 'AU', EntityId: 1, ReportSections: ['title'] } },
  ];
}

function getCredentials({ credentials }: Subject) {
  if (credentials) return credentials;
  throw new Skipped('a token was given, and no client, user and password to obtain one with');
}

const tokenPath = '/authentication/token';

/** A request that succeeds, for any available report. */
function goodRequest(subject: Subject): { path: string; body: object } {
  if (subject.industry) return { path: imagesPath, body: getIndustry(subject) };
  const body = { Country: 'AU', ...getCompany(subject), ReportSections: ['title'] };
  return { path: sectionsPath, body };
}

/** Tokens and errors (interface, 5 and 7). */
export const accessChecks: Check[] = [
  {
    id: 'access-closed',
    origin: 'interface',
    section: '5',
    rule: 'The three operations answer 401 without a token',
    run: async ({ send }) => {
      for (const { path, body } of specifiedRequests()) {
        expectStatus(await send(path, { body, token: null }), 401);
      }
    },
  },
  {
    id: 'access-bad-token',
    origin: 'interface',
    section: '5',
    rule: 'The three operations answer 401 to an invalid token',
    run: async ({ send }) => {
      for (const { path, body } of specifiedRequests()) {
        expectStatus(await send(path, { body, token: 'not-a-token' }), 401);
      }
    },
  },
  {
    id: 'access-challenge',
    origin: 'decision',
    section: '7',
    rule: '401 carries WWW-Authenticate: Bearer, with an error where a token was sent (RFC 6750)',
    run: async ({ send }) => {
      const body = { Country: 'AU', Code: '1214' };
      const none = await send(imagesPath, { body, token: null });
      const challenge = none.headers.get('www-authenticate') ?? 'missing';
      require(/^Bearer\b/.test(challenge), `WWW-Authenticate is ${challenge}`);
      require(!challenge.includes('error='), 'there is an error though no token was sent');
      const bad = await send(imagesPath, { body, token: 'not-a-token' });
      const reason = bad.headers.get('www-authenticate') ?? 'missing';
      require(/^Bearer\b.*error="invalid_token"/.test(reason), `WWW-Authenticate is ${reason}`);
    },
  },
  {
    id: 'access-problem',
    origin: 'decision',
    section: '7',
    rule: '401 has a problem body (RFC 9457)',
    run: async ({ send }) => {
      for (const { path, body } of specifiedRequests()) {
        expectProblem(await send(path, { body, token: null }), 401);
      }
    },
  },
  {
    id: 'token',
    origin: 'decision',
    section: '5',
    rule: 'POST /authentication/token answers access_token, expires_in of 24 hours and status OK',
    run: async (subject) => {
      const { clientId, username, password } = getCredentials(subject);
      const body = { ClientId: clientId, Username: username, Password: password };
      const exchange = await subject.send(tokenPath, { body, token: null });
      expectStatus(exchange, 200);
      const { access_token, expires_in, status } = getJson(exchange);
      require(typeof access_token === 'string' && access_token !== '', 'there is no access_token');
      require(expires_in ===
        86_400, `expires_in is ${JSON.stringify(expires_in)} instead of 86400`);
      require(status === 'OK', `status is ${JSON.stringify(status)} instead of "OK"`);
    },
  },
  {
    id: 'token-wrong-password',
    origin: 'decision',
    section: '5',
    rule: 'A wrong password is answered 401',
    run: async (subject) => {
      const { clientId, username } = getCredentials(subject);
      const body = { ClientId: clientId, Username: username, Password: 'certainly not this one' };
      expectProblem(await subject.send(tokenPath, { body, token: null }), 401);
    },
  },
  {
    id: 'request-id',
    origin: 'decision',
    section: '7',
    rule: 'Every answer carries X-Request-Id, the one of the request where it is well-formed',
    run: async (subject) => {
      const { path, body } = goodRequest(subject);
      const made = (await subject.send(path, { body })).headers.get('x-request-id');
      require(made !== null && made !== '', 'a good answer has no X-Request-Id');
      const refused = await subject.send(path, { body, token: null });
      require(refused.headers.has('x-request-id'), 'a 401 has no X-Request-Id');
      const headers = { 'x-request-id': 'verify-0001' };
      const echoed = (await subject.send(path, { body, headers })).headers.get('x-request-id');
      require(echoed === 'verify-0001', `X-Request-Id is ${String(echoed)} instead of verify-0001`);
    },
  },
  {
    id: 'not-found',
    origin: 'decision',
    section: '7',
    rule: 'A path that does not exist is answered 404 with a problem body',
    run: async ({ send }) => {
      expectProblem(await send('/no/such/path', { body: {} }), 404);
    },
  },
  {
    id: 'other-method',
    origin: 'decision',
    section: '7',
    rule: 'Another method than POST is answered 405 with Allow',
    run: async ({ send }) => {
      for (const path of [imagesPath, sectionsPath]) {
        const exchange = await send(path, { method: 'GET' });
        expectProblem(exchange, 405);
        const allow = exchange.headers.get('allow') ?? 'missing';
        require(/\bPOST\b/.test(allow), `Allow is ${allow}`);
      }
    },
  },
];
