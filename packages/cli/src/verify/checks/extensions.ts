import { Absent, require, Skipped, type Check, type Subject } from '../check.js';
import type { Exchange, RequestOptions } from '../exchange.js';
import { expectProblem, expectStatus, getJson, getList, isFields } from '../expectations.js';

/** Sends to an operation that a service need not have. */
async function sendOptional(
  { send }: Subject,
  path: string,
  options: RequestOptions,
): Promise<Exchange> {
  const exchange = await send(path, options);
  if ([404, 405, 501].includes(exchange.status)) throw new Absent(`${path} is not offered`);
  if (exchange.status === 403) throw new Skipped('these credentials are not entitled to it');
  return exchange;
}

interface ListKind {
  family: 'industry' | 'company';
  name: 'updatedreports' | 'reportlist';
}

const idOf = { industry: 'Code', company: 'EntityId' } as const;

const kinds: ListKind[] = [
  { family: 'industry', name: 'reportlist' },
  { family: 'industry', name: 'updatedreports' },
  { family: 'company', name: 'reportlist' },
  { family: 'company', name: 'updatedreports' },
];

const pathOf = ({ family, name }: ListKind) => `/${family}/v3/${name}`;

const requestOf = ({ name }: ListKind, { industry }: Subject) =>
  name === 'reportlist' ? { Country: industry?.Country ?? 'AU' } : { StartDate: '1970-01-01' };

function expectReport(report: unknown, { family, name }: ListKind): void {
  require(isFields(report), 'an element of Reports is not an object');
  const id = report[idOf[family]];
  const isNamed = family === 'industry' ? typeof id === 'string' : Number.isInteger(id);
  require(isNamed, `a report has no ${idOf[family]}`);
  for (const field of ['Country', 'Language', 'Title']) {
    require(typeof report[field] === 'string', `a report has no text ${field}`);
  }
  for (const field of ['UpdatedAt', ...(name === 'reportlist' ? ['PublishedAt'] : [])]) {
    const isTime = /^\d{4}-\d\d-\d\d/.test(String(report[field]));
    require(isTime &&
      !Number.isNaN(Date.parse(String(report[field]))), `${field} is no ISO 8601 time`);
  }
}

function listChecks(kind: ListKind): Check[] {
  const path = pathOf(kind);
  const base = { origin: 'extension', section: '3' } as const;
  return [
    {
      ...base,
      id: `${kind.family}-${kind.name}`,
      rule: `POST ${path} lists reports, each with its key, title and times`,
      run: async (subject) => {
        const exchange = await sendOptional(subject, path, { body: requestOf(kind, subject) });
        expectStatus(exchange, 200);
        for (const report of getList(exchange, 'Reports')) expectReport(report, kind);
      },
    },
    {
      ...base,
      id: `${kind.family}-${kind.name}-pages`,
      rule: `POST ${path} gives pages of Limit reports, and Next leads to the next`,
      run: (subject) => expectPages(subject, kind),
    },
    {
      ...base,
      id: `${kind.family}-${kind.name}-closed`,
      rule: `POST ${path} answers 401 without a token`,
      run: async (subject) => {
        const body = requestOf(kind, subject);
        expectStatus(await sendOptional(subject, path, { body, token: null }), 401);
      },
    },
  ];
}

async function expectPages(subject: Subject, kind: ListKind): Promise<void> {
  const path = pathOf(kind);
  const body = { ...requestOf(kind, subject), Limit: 1 };
  const first = await sendOptional(subject, path, { body });
  expectStatus(first, 200);
  const [report, ...more] = getList(first, 'Reports');
  require(more.length === 0, 'there are more reports than the Limit of 1');
  const { Next } = getJson(first);
  if (Next === undefined) return;
  require(typeof Next === 'string', 'Next is no text');
  const second = await sendOptional(subject, path, { body: { ...body, After: Next } });
  expectStatus(second, 200);
  const [other] = getList(second, 'Reports');
  require(JSON.stringify(other) !== JSON.stringify(report), 'Next leads to the same report again');
}

function nothingUpdated(family: ListKind['family']): Check {
  const path = `/${family}/v3/updatedreports`;
  return {
    id: `${family}-updatedreports-empty`,
    origin: 'extension',
    section: '3',
    rule: `POST ${path} answers 200 with an empty list where nothing was updated`,
    run: async (subject) => {
      const exchange = await sendOptional(subject, path, { body: { StartDate: '2999-01-01' } });
      expectStatus(exchange, 200);
      require(getList(exchange, 'Reports').length === 0, 'there are updates of the year 2999');
    },
  };
}

function open(id: string, path: string, rule: string, look: (exchange: Exchange) => void): Check {
  return {
    id,
    origin: 'extension',
    section: '5',
    rule,
    run: async (subject) => {
      const exchange = await sendOptional(subject, path, { method: 'GET', token: null });
      expectStatus(exchange, 200);
      look(exchange);
    },
  };
}

/** What a service need not have; what it has must hold. */
export const extensionChecks: Check[] = [
  ...kinds.flatMap(listChecks),
  nothingUpdated('industry'),
  nothingUpdated('company'),
  {
    id: 'updatedreports-needs-start',
    origin: 'extension',
    section: '3',
    rule: 'POST /industry/v3/updatedreports without StartDate answers 400',
    run: async (subject) => {
      expectProblem(await sendOptional(subject, '/industry/v3/updatedreports', { body: {} }), 400);
    },
  },
  {
    id: 'oauth',
    origin: 'extension',
    section: '5',
    rule: 'POST /oauth/token answers errors as RFC 6749 says',
    run: async (subject) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = 'grant_type=nonsense';
      const exchange = await sendOptional(subject, '/oauth/token', { body, headers, token: null });
      expectStatus(exchange, 400, 401);
      require(typeof getJson(exchange).error === 'string', 'the body has no text error');
    },
  },
  open('health', '/health/ready', 'GET /health/ready answers 200 without a token', () => undefined),
  open(
    'openapi',
    '/openapi.json',
    'GET /openapi.json answers an OpenAPI document without a token',
    (exchange) => {
      const { openapi, paths } = getJson(exchange);
      require(typeof openapi === 'string', 'the document has no text openapi');
      require(isFields(paths) && '/industry/v3/images' in paths, 'it lacks /industry/v3/images');
    },
  ),
  {
    id: 'search',
    origin: 'extension',
    section: '1',
    rule: 'POST /search/v1/reports answers a list of Reports',
    run: async (subject) => {
      const exchange = await sendOptional(subject, '/search/v1/reports', { body: { Query: 'a' } });
      expectStatus(exchange, 200);
      getList(exchange, 'Reports');
    },
  },
  {
    id: 'changes',
    origin: 'extension',
    section: '6',
    rule: 'POST /changes/v1/list answers Events and the Next to go on with',
    run: async (subject) => {
      const exchange = await sendOptional(subject, '/changes/v1/list', { body: { Limit: 1 } });
      expectStatus(exchange, 200);
      getList(exchange, 'Events');
      require(typeof getJson(exchange).Next === 'string', 'there is no text Next');
    },
  },
];
