import { isFields } from '@broadsheet/view';
import { getCompany, require, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import {
  expectNoBody,
  expectProblem,
  expectStatus,
  getJson,
  getList,
  keysOf,
} from '../expectations.js';
import { labels, tokens, type Token } from '../specification.js';
import { createBadField } from './bad-field.js';
import { checkDefaultLanguage } from './default-language.js';

interface Result {
  RequestedSection: string;
  StatusCode: number;
  Body: Record<string, unknown> | null;
}

export const sectionsPath = '/company/v3/sections';

const sendChanged = (subject: Subject, change: object) =>
  subject.send(sectionsPath, {
    body: { Country: 'AU', ...getCompany(subject), ReportSections: ['title'], ...change },
  });

async function getResults(subject: Subject, ReportSections: string[]): Promise<Result[]> {
  return parseResults(await sendChanged(subject, { ReportSections }));
}

function parseResults(exchange: Exchange): Result[] {
  expectStatus(exchange, 200);
  return getList(exchange, 'Sections').map((result) => {
    require(isFields(result), 'an element of Sections is not an object');
    const { RequestedSection, StatusCode } = result;
    require(typeof RequestedSection === 'string', 'a result has no RequestedSection');
    require(typeof StatusCode === 'number', `StatusCode of ${RequestedSection} is not a number`);
    require('Body' in result, `${RequestedSection} has no Body`);
    return result as unknown as Result;
  });
}

/** The body of one section, or nothing if the report does not have it. */
async function findBody(subject: Subject, token: Token): Promise<Result['Body']> {
  const [result] = await getResults(subject, [token]);
  require(result !== undefined, `there is no result for ${token}`);
  return result.Body;
}

/** The interface shows the labels of these sections, and that each holds one string. */
const texts: Token[] = ['title', 'abn', 'acn', 'asx'];
const shownLabels: Token[] = [...texts, 'balancedate', 'brands'];
const narratives: Token[] = ['swot', 'history'];
const oneValue: Token[] = [
  ...(['nzbn', 'nzse', 'balancedate', 'companytype', 'incorporationdate', 'phonenumber'] as const),
  ...(['postaladdress', 'registeredname', 'streetaddress', 'websiteaddress', 'rank'] as const),
];

async function expectLabels(subject: Subject, expectedTokens: Token[]): Promise<void> {
  for (const token of expectedTokens) {
    const [result] = await getResults(subject, [token]);
    const label = labels[token];
    require(result?.RequestedSection ===
      label, `the label of ${token} is ${JSON.stringify(result?.RequestedSection)} instead of "${label}"`);
  }
}

function expectOneKey(token: Token, body: Result['Body'], type: 'string' | 'number'): void {
  if (body === null) return;
  const label = labels[token];
  require(keysOf(body) === label, `the body of ${token} has ${keysOf(body)} instead of ${label}`);
  require(typeof body[label] === type, `${label} holds no ${type}`);
}

async function expectAnalysis(subject: Subject, token: Token): Promise<void> {
  const body = await findBody(subject, token);
  if (body === null) return;
  for (const name of ['AnalysisPlainText', 'AnalysisHTML']) {
    require(typeof body[name] === 'string', `the body of ${token} has no text ${name}`);
  }
}

const badField = createBadField({ name: 'sections', section: '4.3', sendChanged });

/** Sections of a company report (interface, 2.3, 2.4 and 4.3). */
export const sectionChecks: Check[] = [
  {
    id: 'sections-all',
    origin: 'interface',
    section: '2.4',
    rule: 'Each of the 34 tokens is answered with a result',
    run: async (subject) => {
      for (const token of tokens) {
        const results = await getResults(subject, [token]);
        require(results.length === 1, `${token} has ${String(results.length)} results`);
      }
    },
  },
  {
    id: 'sections-status',
    origin: 'interface',
    section: '2.3',
    rule: 'StatusCode is 200 with an object as Body, or 404 with null',
    run: async (subject) => {
      for (const { RequestedSection, StatusCode, Body } of await getResults(subject, tokens)) {
        const fits = StatusCode === 200 ? isFields(Body) : StatusCode === 404 && Body === null;
        require(fits, `${RequestedSection} has ${String(StatusCode)} and ${Body === null ? 'null' : typeof Body}`);
      }
    },
  },
  {
    id: 'sections-several',
    origin: 'interface',
    section: '4.3',
    rule: 'Several sections are answered at once, one result for each',
    run: async (subject) => {
      const results = await getResults(subject, tokens);
      const count = results.length;
      require(count ===
        tokens.length, `${String(count)} results for ${String(tokens.length)} sections`);
    },
  },
  {
    id: 'sections-shown-labels',
    origin: 'interface',
    section: '2.3',
    rule: 'RequestedSection is Title, ABN, ACN, ASX, Balance Date and Brands for these sections',
    run: (subject) => expectLabels(subject, shownLabels),
  },
  {
    id: 'sections-texts',
    origin: 'interface',
    section: '2.3',
    rule: 'Title, ABN, ACN and ASX hold one key equal to the label, with a string',
    run: async (subject) => {
      for (const token of texts) expectOneKey(token, await findBody(subject, token), 'string');
    },
  },
  {
    id: 'sections-brands',
    origin: 'interface',
    section: '2.3',
    rule: 'Brands holds AnalysisPlainText and AnalysisHTML',
    run: (subject) => expectAnalysis(subject, 'brands'),
  },
  {
    id: 'sections-frozen',
    origin: 'decision',
    section: '2.3',
    rule: 'The answer has Sections and nothing else; a result has its three fields and nothing else',
    run: async (subject) => {
      const exchange = await sendChanged(subject, {});
      const results = parseResults(exchange);
      require(keysOf(getJson(exchange)) ===
        'Sections', `the answer has ${keysOf(getJson(exchange))}`);
      for (const result of results) {
        const keys = keysOf(result as unknown as Record<string, unknown>);
        require(keys === 'Body, RequestedSection, StatusCode', `a result has ${keys}`);
      }
    },
  },
  {
    id: 'sections-labels',
    origin: 'decision',
    section: '2.3',
    rule: 'The other sections are labelled as decided',
    run: (subject) =>
      expectLabels(
        subject,
        tokens.filter((token) => !shownLabels.includes(token)),
      ),
  },
  {
    id: 'sections-one-value',
    origin: 'decision',
    section: '2.3',
    rule: 'The other sections of one value hold one key equal to the label; Rank holds an integer',
    run: async (subject) => {
      for (const token of oneValue) {
        const body = await findBody(subject, token);
        expectOneKey(token, body, token === 'rank' ? 'number' : 'string');
        require(token !== 'rank' || !body || Number.isInteger(body.Rank), 'Rank is no integer');
      }
    },
  },
  {
    id: 'sections-dates',
    origin: 'decision',
    section: '2.3',
    rule: 'Balance Date and Incorporation Date are ISO 8601 dates',
    run: async (subject) => {
      for (const token of ['balancedate', 'incorporationdate'] as const) {
        const [date = '2000-01-01'] = Object.values((await findBody(subject, token)) ?? {});
        require(/^\d{4}-\d\d-\d\d$/.test(String(date)), `${token} is ${JSON.stringify(date)}`);
      }
    },
  },
  {
    id: 'sections-narratives',
    origin: 'decision',
    section: '2.3',
    rule: 'SWOT and History carry their text twice, as Brands does',
    run: async (subject) => {
      for (const token of narratives) await expectAnalysis(subject, token);
    },
  },
  {
    id: 'sections-order',
    origin: 'decision',
    section: '4.3',
    rule: 'One result for each distinct token, in the order first asked, tokens in any case',
    run: async (subject) => {
      const results = await getResults(subject, ['asx', 'TITLE', 'Abn', 'title', 'ASX']);
      const labels = results.map(({ RequestedSection }) => RequestedSection).join(', ');
      require(labels === 'ASX, Title, ABN', `the labels are ${labels}`);
    },
  },
  checkDefaultLanguage({ id: 'sections-default-language', section: '4.3', sendChanged }),
  {
    id: 'sections-absent',
    origin: 'decision',
    section: '4.3',
    rule: 'A company that does not exist, or not in that language, is answered 204 without a body',
    run: async (subject) => {
      expectNoBody(await sendChanged(subject, { EntityId: 2_147_483_647 }));
      expectNoBody(await sendChanged(subject, { Language: 'Klingon' }));
    },
  },
  badField('Country', undefined, 'missing'),
  badField('Country', 'NZ', 'not AU'),
  badField('EntityId', undefined, 'missing'),
  badField('EntityId', '1001', 'a string'),
  badField('EntityId', 0, 'less than 1'),
  badField('EntityId', 1.5, 'not an integer'),
  badField('EntityId', 2_147_483_648, 'more than 2147483647'),
  badField('ReportSections', undefined, 'missing'),
  badField('ReportSections', [], 'empty'),
  badField('ReportSections', 'title', 'not an array'),
  badField(
    'ReportSections',
    Array.from({ length: 1001 }, () => 'title'),
    'longer than 1000',
  ),
  {
    id: 'sections-unknown-token',
    origin: 'decision',
    section: '4.3',
    rule: 'An unknown section token is answered 400 that names it and the nearest known one',
    run: async (subject) => {
      const exchange = await sendChanged(subject, { ReportSections: ['title', 'financals'] });
      expectProblem(exchange, 400);
      require(exchange.text.includes('financals'), 'the problem does not name the token');
      require(exchange.text.includes('financials'), 'the problem does not name the nearest token');
    },
  },
];
