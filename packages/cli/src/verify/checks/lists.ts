import { isIntegerField, type FamilyDefinition } from '@broadsheet/contract';
import { isFields } from '@broadsheet/view';
import { require, type Check, type Subject } from '../check.js';
import { expectStatus, getJson, getList } from '../expectations.js';
import { sendOptional } from './send-optional.js';

interface ListKind {
  definition: FamilyDefinition;
  name: 'updatedreports' | 'reportlist';
}

/** Checks of the lists of a family. */
export function buildListChecks(definition: FamilyDefinition): Check[] {
  return [
    ...listChecks({ definition, name: 'reportlist' }),
    ...listChecks({ definition, name: 'updatedreports' }),
    nothingUpdated(definition),
  ];
}

const pathOf = ({ definition, name }: ListKind) => `/${definition.name}/v3/${name}`;

function requestOf({ definition, name }: ListKind, { samples }: Subject) {
  if (name === 'updatedreports') return { StartDate: '1970-01-01' };
  const { onlyCountry } = definition.key;
  return { Country: onlyCountry ?? samples.get(definition.name)?.Country ?? 'AU' };
}

function expectReport(report: unknown, { definition, name }: ListKind): void {
  require(isFields(report), 'an element of Reports is not an object');
  for (const field of definition.key.fields) {
    const value = report[field.name];
    const isNamed = isIntegerField(field) ? Number.isInteger(value) : typeof value === 'string';
    require(isNamed, `a report has no ${field.name}`);
  }
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
      id: `${kind.definition.name}-${kind.name}`,
      rule: `POST ${path} lists reports, each with its key, title and times`,
      run: async (subject) => {
        const exchange = await sendOptional(subject, path, { body: requestOf(kind, subject) });
        expectStatus(exchange, 200);
        for (const report of getList(exchange, 'Reports')) expectReport(report, kind);
      },
    },
    {
      ...base,
      id: `${kind.definition.name}-${kind.name}-pages`,
      rule: `POST ${path} gives pages of Limit reports, and Next leads to the next`,
      run: (subject) => expectPages(subject, kind),
    },
    {
      ...base,
      id: `${kind.definition.name}-${kind.name}-closed`,
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

function nothingUpdated({ name: family }: FamilyDefinition): Check {
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
