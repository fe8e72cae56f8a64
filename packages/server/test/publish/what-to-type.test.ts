import { readFile } from 'node:fs/promises';
import type { PreviewResponse } from '@broadsheet/contract';
import { parseYamlText } from '@broadsheet/editions/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { yamlMistakes } from '../../../../test/yaml-mistakes.js';
import { startService, type Service } from '../service.js';

let service: Service;
let publisher: Record<string, string>;
let starter: string;

beforeAll(async () => {
  service = await startService();
  starter = await readFile(
    new URL('../../../cli/templates/industry.yaml', import.meta.url),
    'utf8',
  );
  await service.store.clients.save({
    id: 'newsroom',
    name: 'Newsroom',
    entitlements: [{ access: 'publish', families: '*', countries: '*', languages: '*' }],
    users: { reader: 'open sesame' },
  });
  publisher = { authorization: `Bearer ${await service.tokenOf('newsroom')}` };
});
afterAll(() => service.stop());

/** The errors of a preview. */
async function errorsOf(body: object) {
  const answer = await service.post('/publish/v1/preview', body, publisher);
  expect(answer.status, answer.text).toBe(200);
  const { Findings } = answer.json as PreviewResponse;
  return Findings.filter(({ Severity }) => Severity === 'error');
}

describe('a mistake in a YAML text', () => {
  it.each(yamlMistakes)(
    'gets one sentence in a preview: %s',
    async (_what, before, after, at, message) => {
      const text = starter.replace(before, after);
      const [error, ...others] = await errorsOf({ Name: 'kites.yaml', Text: text });
      expect(others).toEqual([]);
      expect(error?.Message).toContain(message);
      const line = text.split('\n')[(error?.Line ?? 0) - 1] ?? '';
      expect(line.slice((error?.Column ?? 0) - 1).startsWith(at.slice(0, 24))).toBe(true);
    },
  );
});

it.each([
  ['deep.yaml', '['.repeat(5000)],
  ['deeper.yaml', 'a: [{b: '.repeat(3000)],
])('%s, nested deeper than can be read, is refused in words', async (Name, Text) => {
  const [error, ...others] = await errorsOf({ Name, Text });
  expect(others).toEqual([]);
  expect(error?.Message).toBe(
    'This YAML cannot be read. A value holds itself, by an alias, or is nested deeper than 100 levels.',
  );
});

it('a long text is quoted as one, with a quotation mark at its end', async () => {
  const Text = starter.replace('Country: AU', `Country: ${'A'.repeat(100)}`);
  const [error] = await errorsOf({ Name: 'kites.yaml', Text });
  expect(error?.Message).toMatch(/^"A+…" does not have the right form\./);
});

/** Texts instead of numbers, and what to write. */
const texts: [string, string][] = [
  ['62.5m', 'write 62500000'],
  ['$1,200.50', 'write 1200.5'],
  ['(1,000)', 'write -1000'],
  ['62.500.000', 'write 62500000'],
  ['12.5%', 'write 12.5'],
  ['about 60', 'write 60'],
  ['62,500,000', 'write 62500000'],
  ['62500000', 'write 62500000 without quotation marks'],
  ['n/a', 'write null where it is not known'],
];

describe('a number as text', () => {
  const documentWith = (Value: string) => {
    const document = parseYamlText(starter).value as {
      Revenue: { Year: number; Value: unknown }[];
    };
    Object.assign(document.Revenue[9] ?? {}, { Value });
    return document;
  };

  it.each(texts)('%j gets what to write instead, in every form', async (text, right) => {
    const Message = `"${text}" is text, where a number or null is needed; ${right}.`;
    const finding = { Severity: 'error', Pointer: '/Revenue/9/Value', Message };
    const document = documentWith(text);
    expect(await errorsOf({ Document: document })).toEqual([finding]);
    const json = JSON.stringify(document, null, 1);
    const Line = json.split('\n').findIndex((line) => line.includes(JSON.stringify(text))) + 1;
    expect(await errorsOf({ Name: 'kites.json', Text: json })).toMatchObject([
      { ...finding, Line },
    ]);
    const put = await service.http.inject({
      method: 'PUT',
      url: '/publish/v1/industry/AU/9901/English',
      headers: publisher,
      payload: document,
    });
    expect(put.statusCode).toBe(400);
    expect(put.json()).toMatchObject({
      errors: [{ pointer: '/Revenue/9/Value', detail: Message }],
    });
  });

  it('that says nothing certain gets the type that is needed', async () => {
    const [error] = await errorsOf({ Document: documentWith('1,2,3') });
    expect(error?.Message).toContain('"1,2,3" is text, where a number or null is needed. ');
  });

  it.each([
    ['30/06/2026', '2026-06-30'],
    ['2026-6-30', '2026-06-30'],
    ['3/4/2026', '2026-04-03 or 2026-03-04'],
  ])('is a date in another form: %j', async (DataDate, right) => {
    expect(
      await errorsOf({ Document: { ...(parseYamlText(starter).value as object), DataDate } }),
    ).toEqual([
      {
        Severity: 'error',
        Pointer: '/DataDate',
        Message: `"${DataDate}" does not have the right form; write ${right}.`,
      },
    ]);
  });
});
