import { industry } from '@broadsheet/contract';
import { isFields } from '@broadsheet/view';
import { getIndustry, require, Skipped, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectProblem, expectStatus, getJson, getList } from '../expectations.js';
import { sendOptional } from './send-optional.js';

type Fields = Record<string, unknown>;

const base = { origin: 'extension', section: '1' } as const;
/** A code that no classification has. */
const noCode = 'ZZ-NO-SUCH';

const ask = (subject: Subject, operation: string, body: object): Promise<Exchange> =>
  sendOptional(subject, `/classifications/v3/${operation}`, { body });

async function getListed(subject: Subject, name: 'Versions' | 'Concordances'): Promise<Fields[]> {
  const exchange = await ask(subject, 'versions', {});
  expectStatus(exchange, 200);
  const list = getList(exchange, name).filter(isFields);
  if (list.length === 0) throw new Skipped(`the service has none`);
  return list;
}

/** The name of a classification, and how many codes its top level has. */
async function getClassification(subject: Subject): Promise<{ version: string; top: unknown }> {
  const [{ Version, Levels } = {}] = await getListed(subject, 'Versions');
  require(typeof Version === 'string', 'a classification has no text Version');
  const [level] = Array.isArray(Levels) ? Levels.filter(isFields) : [];
  require(level !== undefined, `${Version} has no Levels`);
  return { version: Version, top: level.Codes };
}

async function getTop(subject: Subject, Version: string): Promise<Fields[]> {
  const exchange = await ask(subject, 'codes', { Version, Level: 1, Limit: 1000 });
  expectStatus(exchange, 200);
  const codes = getList(exchange, 'Codes').filter(isFields);
  require(codes.length > 0, `${Version} has no codes of level 1`);
  return codes;
}

/** The reports of codes, as one list of entries. */
function getEntries({ text }: Exchange): Fields[] {
  const [first] = JSON.parse(text) as unknown[];
  const list = isFields(first) ? first.ReportsByClassificationCode : undefined;
  require(Array.isArray(list), 'there is no array ReportsByClassificationCode');
  return list.filter(isFields);
}

/** Classifications, which a service need not have. */
export const classificationChecks: Check[] = [
  {
    ...base,
    id: 'classifications-codes',
    rule: 'POST /classifications/v3/codes answers as many codes of the top level as versions counts, and those under a code',
    run: async (subject) => {
      const { version: Version, top } = await getClassification(subject);
      const codes = await getTop(subject, Version);
      require(codes.length === top, `there are ${String(codes.length)} of ${String(top)}`);
      const [parent] = codes.filter(({ HasCodes }) => HasCodes === true);
      if (!parent) throw new Skipped('no code has codes below it');
      const below = await ask(subject, 'codes', { Version, Parent: parent.Code });
      const strange = getList(below, 'Codes').filter(
        (code) => !isFields(code) || code.Parent !== parent.Code,
      );
      require(strange.length === 0, 'a code under it has another Parent');
    },
  },
  {
    ...base,
    id: 'classifications-unknown',
    rule: 'POST /classifications/v3/codes answers 400 to an unknown version, and lists those there are',
    run: async (subject) => {
      const { version: Version } = await getClassification(subject);
      const exchange = await ask(subject, 'codes', { Version: 'NOSUCH-0' });
      const { detail } = expectProblem(exchange, 400);
      require(String(detail).includes(Version), `the detail does not name ${Version}`);
    },
  },
  {
    ...base,
    id: 'classifications-reportsbycode',
    rule: 'POST /classifications/v3/reportsbycode answers each code in its place, also one that does not exist',
    run: async (subject) => {
      const { version: Version } = await getClassification(subject);
      const [{ Code } = {}] = await getTop(subject, Version);
      const body = { Version: [Version], ClassificationCode: [noCode, Code] };
      const exchange = await ask(subject, 'reportsbycode', body);
      expectStatus(exchange, 200);
      const [none, entry] = getEntries(exchange);
      require(typeof none?.Problem === 'string', 'the unknown code has no Problem');
      require(entry?.ClassificationCode === Code, 'the other code is not in its place');
    },
  },
  {
    ...base,
    id: 'classifications-codesbyreport',
    rule: 'POST /classifications/v3/codesbyreport answers the code of a report, which leads back to it',
    run: async (subject) => {
      await getListed(subject, 'Versions');
      const { Country, Code, Language } = getIndustry(subject);
      const Keys = [[industry.name, Country, Code, Language].join('/')];
      const [report] = getList(await ask(subject, 'codesbyreport', { Keys }), 'Reports');
      const codes = isFields(report) && Array.isArray(report.Codes) ? report.Codes : [];
      const own = codes.filter(isFields).find(({ By }) => By === 'own');
      require(own !== undefined, 'the report has no code of its own');
      if (own.ClassificationTitle === null)
        throw new Skipped('its classification is not published');
      const back = await ask(subject, 'reportsbycode', {
        ...{ Country, Family: [industry.name], Version: [own.ClassificationSystemVersion] },
        ClassificationCode: [own.ClassificationCode],
      });
      const [{ Reports } = {}] = getEntries(back);
      const found = Array.isArray(Reports) ? Reports.filter(isFields) : [];
      require(found.some((each) => each.ReportCode === Code), 'its code does not lead to it');
    },
  },
  {
    ...base,
    id: 'classifications-convert',
    rule: 'POST /classifications/v3/convert answers each code in its place, and names the way',
    run: async (subject) => {
      const [{ From, To } = {}] = await getListed(subject, 'Concordances');
      const [{ Code } = {}] = await getTop(subject, String(From));
      const exchange = await ask(subject, 'convert', { From, To, Codes: [Code, noCode] });
      expectStatus(exchange, 200);
      const { Way } = getJson(exchange);
      const isWay = Array.isArray(Way) && Way.at(0) === From && Way.at(-1) === To;
      require(isWay, `Way does not lead from ${String(From)} to ${String(To)}`);
      const [known, none] = getList(exchange, 'Codes').filter(isFields);
      const { Code: first, Targets } = known ?? {};
      const isThere = first === Code && Array.isArray(Targets);
      require(isThere, 'the code has no Targets');
      require(typeof none?.Problem === 'string', 'the unknown code has no Problem');
    },
  },
];
