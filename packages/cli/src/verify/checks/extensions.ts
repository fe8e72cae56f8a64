import { industry } from '@broadsheet/contract';
import { isFields } from '@broadsheet/view';
import { getIndustry, require, type Check } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectProblem, expectStatus, getJson, getList } from '../expectations.js';
import { sendOptional } from './send-optional.js';

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

/** Optional features; if a service has one, it must follow the rules. */
export const extensionChecks: Check[] = [
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
    id: 'references',
    origin: 'extension',
    section: '1',
    rule: 'POST /references/v1/list answers a list of Reports, and 400 without a Key',
    run: async (subject) => {
      const path = '/references/v1/list';
      expectProblem(await sendOptional(subject, path, { body: {} }), 400);
      const { Country, Code, Language } = getIndustry(subject);
      const Key = [industry.name, Country, Code, Language].join('/');
      const exchange = await sendOptional(subject, path, { body: { Key } });
      expectStatus(exchange, 200);
      for (const report of getList(exchange, 'Reports')) {
        require(isFields(report) && typeof report.Key === 'string', 'a report has no text Key');
      }
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
