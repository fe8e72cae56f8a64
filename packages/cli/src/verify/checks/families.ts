import type { Families, FamilyDefinition } from '@broadsheet/contract';
import { isFields } from '@broadsheet/view';
import { require, Skipped, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectProblem, expectStatus, getJson, getList } from '../expectations.js';
import { buildListChecks } from './lists.js';
import { sendOptional } from './send-optional.js';

/** Rules that follow from the definition of each family; a service need not have the family. */
export function buildFamilyChecks({ list }: Families): Check[] {
  return list.flatMap((definition) => [
    ...buildListChecks(definition),
    ...(Object.keys(definition.sections).length > 0 ? buildSectionChecks(definition) : []),
    ...(Object.keys(definition.charts).length > 0 ? buildChartChecks(definition) : []),
  ]);
}

type Fields = Record<string, unknown>;

/** The key fields of the report that the checks use. */
function getKey({ name, key }: FamilyDefinition, { samples }: Subject): Fields {
  const sample = samples.get(name);
  if (!sample) throw new Skipped(`no report of the family ${name} was found to look at`);
  const names = ['Country', ...key.fields.map((field) => field.name), 'Language'];
  return Object.fromEntries(names.map((field) => [field, sample[field]]));
}

interface FamilyOperation {
  definition: FamilyDefinition;
  operation: string;
}

function ask(
  { definition, operation }: FamilyOperation,
  subject: Subject,
  more: Fields,
): Promise<Exchange> {
  const body = { ...getKey(definition, subject), ...more };
  return sendOptional(subject, `/${definition.name}/v3/${operation}`, { body });
}

function buildSectionChecks(definition: FamilyDefinition): Check[] {
  const { name, sections } = definition;
  const tokens = Object.keys(sections);
  const base = { origin: 'extension', section: '1' } as const;
  const sectionsOf = (subject: Subject) =>
    ask({ definition, operation: 'sections' }, subject, { ReportSections: tokens });
  return [
    {
      ...base,
      id: `${name}-sections`,
      rule: `POST /${name}/v3/sections answers every section of the family in the order asked`,
      run: async (subject) => {
        const exchange = await sectionsOf(subject);
        expectStatus(exchange, 200);
        const labels = getList(exchange, 'Sections').map(labelOf);
        const expectedLabels = tokens.map((token) => sections[token]?.label);
        require(labels.join() === expectedLabels.join(), `the labels are ${labels.join(', ')}`);
      },
    },
    {
      ...base,
      id: `${name}-sections-unknown`,
      rule: `POST /${name}/v3/sections answers 400 to a section that does not exist`,
      run: async (subject) => {
        const more = { ReportSections: ['nosuchsection'] };
        expectProblem(await ask({ definition, operation: 'sections' }, subject, more), 400);
      },
    },
    {
      ...base,
      id: `${name}-fullreport`,
      rule: `POST /${name}/v3/fullreport answers the report and every section that has data`,
      run: async (subject) => {
        const full = await ask({ definition, operation: 'fullreport' }, subject, {});
        expectStatus(full, 200);
        const { Report } = getJson(full);
        require(isFields(Report), 'there is no object Report');
        for (const [field, value] of Object.entries(getKey(definition, subject))) {
          require(Report[field] === value, `Report has another ${field}`);
        }
        const withData = getList(await sectionsOf(subject), 'Sections').filter(hasData);
        const same = JSON.stringify(getList(full, 'Sections')) === JSON.stringify(withData);
        require(same, 'its Sections are not those that sections answers with data');
      },
    },
    {
      ...base,
      id: `${name}-section`,
      rule: `POST /${name}/v3/section answers one section of many reports`,
      run: (subject) => expectOneSection(definition, subject),
    },
  ];
}

async function expectOneSection(definition: FamilyDefinition, subject: Subject): Promise<void> {
  const { name, key, sections } = definition;
  const [token = ''] = Object.keys(sections);
  const sample = getKey(definition, subject);
  const last = key.fields.at(-1);
  const named = last ? { [last.plural]: [sample[last.name]] } : {};
  const { Country, Language } = sample;
  const body = { Country, Language, ReportSection: token, ...named };
  const exchange = await sendOptional(subject, `/${name}/v3/section`, { body });
  expectStatus(exchange, 200);
  const rows = getList(exchange, 'Reports').filter(isFields);
  const row = rows.find((each) => last && each[last.name] === sample[last.name]);
  require(row !== undefined, 'the report that was named is not among them');
  const one = await ask({ definition, operation: 'sections' }, subject, {
    ReportSections: [token],
  });
  const [result] = getList(one, 'Sections').filter(isFields);
  const same = JSON.stringify(row.Body) === JSON.stringify(result?.Body);
  require(same, 'its Body is not the one that sections answers');
}

const labelOf = (result: unknown) => (isFields(result) ? String(result.RequestedSection) : '');
const hasData = (result: unknown) => isFields(result) && result.StatusCode === 200;

function buildChartChecks(definition: FamilyDefinition): Check[] {
  const { name, charts } = definition;
  const base = { origin: 'extension', section: '1' } as const;
  return [
    {
      ...base,
      id: `${name}-chart`,
      rule: `POST /${name}/v3/chart answers every listed image as a table of exact data`,
      run: async (subject) => {
        const listed = await ask({ definition, operation: 'images' }, subject, {});
        if (listed.status === 204) throw new Skipped('the report has no images');
        expectStatus(listed, 200);
        for (const image of getList(listed, 'Images').filter(isFields)) {
          const Image = String(image.Name);
          require(Image in charts, `${Image} is no image of the family`);
          const chart = await ask({ definition, operation: 'chart' }, subject, { Image });
          expectStatus(chart, 200);
          require(getList(chart, 'Rows').length > 0, `${Image} has no rows`);
        }
      },
    },
    {
      ...base,
      id: `${name}-images-png`,
      rule: `POST /${name}/v3/image/ answers a listed image as the Base64 of a PNG`,
      run: async (subject) => {
        const listed = await ask({ definition, operation: 'images' }, subject, {});
        if (listed.status === 204) throw new Skipped('the report has no images');
        const [image] = getList(listed, 'Images').filter(isFields);
        const { text } = await sendOptional(subject, `/${name}/v3${String(image?.URL)}`, {});
        require(text.startsWith('iVBORw0KGgo'), 'it is not the Base64 of a PNG');
      },
    },
  ];
}
