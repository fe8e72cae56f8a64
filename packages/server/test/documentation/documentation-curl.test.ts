import { execFileSync } from 'node:child_process';
import {
  createToken,
  formContentType,
  families,
  listOperations,
  type Operation,
} from '@broadsheet/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { buildCurl, buildTokenLine } from '../../src/documentation/curl.js';

const operations = listOperations(families);

/** Runs a command in a real shell in which `curl` only prints its arguments, one per line. */
function runWith(fakeCurl: string, command: string): string {
  const script = `TOKEN=secret; curl() { ${fakeCurl}; }; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' });
}
const argumentsOf = (command: string) =>
  runWith(`printf '%s\\0' "$@"`, command).split('\0').slice(0, -1);

const withExample = operations.filter(({ bodyExample }) => bodyExample !== undefined);
const withForm = withExample.filter(({ bodyContentType }) => bodyContentType === formContentType);
const withBody = withExample.filter((operation) => !withForm.includes(operation));

describe('a curl command', () => {
  it.each(withBody)('sends the example of $id, whole, through a shell', (operation) => {
    const given = argumentsOf(buildCurl(operation));
    const data = given[given.indexOf('-d') + 1] ?? '';
    expect(JSON.parse(data)).toEqual(operation.bodyExample);
    expect(given).toContain('Content-Type: application/json');
    expect(given.includes('Authorization: Bearer secret')).toBe(operation.access === 'token');
  });

  it.each(withForm)('sends the example of $id as a form', (operation) => {
    const given = argumentsOf(buildCurl(operation));
    const data = given[given.indexOf('-d') + 1] ?? '';
    expect(Object.fromEntries(new URLSearchParams(data))).toEqual(operation.bodyExample);
    // It is curl's default.
    expect(given.join(' ')).not.toContain('Content-Type');
  });

  it('keeps quotes, dollars and spaces as they are', () => {
    const operation: Operation = {
      ...createToken,
      method: 'PUT',
      path: '/reports/{name}',
      params: Type.Object({ name: Type.String({ examples: ["O'Brien & Sons"] }) }),
      query: Type.Object({ words: Type.String({ examples: ['$HOME `date`'] }) }),
      bodyExample: { Title: 'It\'s $HOME and `date` \\ "quoted"' },
    };
    const given = argumentsOf(buildCurl(operation));
    expect(given).toContain('PUT');
    expect(given).toContain(
      "http://127.0.0.1:8080/reports/O'Brien%20%26%20Sons?words=%24HOME%20%60date%60",
    );
    expect(JSON.parse(given.at(-1) ?? '')).toEqual(operation.bodyExample);
  });

  it('reads a document that is too long for an example from a file', () => {
    const operation = families.operationsOf('industry').publish.put;
    expect(argumentsOf(buildCurl(operation)).at(-1)).toBe('@report.json');
  });
});

describe('the token line', () => {
  it('keeps the token of the answer in TOKEN', () => {
    const answer = '{"access_token":"abc.def-1_2","expires_in":86400,"status":"OK"}';
    const command = `${buildTokenLine(createToken)}; printf %s "$TOKEN"`;
    expect(runWith(`printf '%s\\n' '${answer}'`, command)).toBe('abc.def-1_2');
  });
});
