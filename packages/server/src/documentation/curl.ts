import { formContentType, type Operation } from '@broadsheet/contract';
import type { TSchema } from 'typebox';
import { formatJson } from './format-json.js';
import { viewSchema } from './schema-view.js';

/** The address where the service listens by default. */
export const defaultAddress = 'http://127.0.0.1:8080';

/** A command that can be pasted into a shell in which `TOKEN` is set. */
export function buildCurl(operation: Operation): string {
  const { method, path, access, params, query, body, bodyContentType } = operation;
  const address = defaultAddress + fillPath(path, params) + buildQuery(query);
  const implied = body ? 'POST' : 'GET';
  const lines = [
    `curl ${method === implied ? '' : `-X ${method} `}${quote(address)}`,
    access === 'token' && '-H "Authorization: Bearer $TOKEN"',
    // By default, curl sends a form.
    body && bodyContentType === undefined && "-H 'Content-Type: application/json'",
    body && `-d ${buildData(operation)}`,
    answersWithPng(operation) && '| base64 --decode > image.png',
  ];
  return lines.filter((line) => typeof line === 'string').join(' \\\n  ');
}

/** A body too long for an example comes from a file. */
function buildData({ bodyExample, bodyContentType }: Operation): string {
  if (bodyContentType === formContentType) {
    return quote(new URLSearchParams(bodyExample as Record<string, string>).toString());
  }
  return bodyExample === undefined ? '@report.json' : quote(formatJson(bodyExample, '  '));
}

/** Stores the token of a response in `TOKEN`, with nothing but curl and sed. */
export function buildTokenLine(createToken: Operation): string {
  const command = buildCurl(createToken).replace('curl ', 'curl -s ');
  return `TOKEN=$(${command} \\\n  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`;
}

function answersWithPng({ answers }: Operation): boolean {
  const schema = answers[200]?.schema;
  return schema !== undefined && viewSchema(schema).contentMediaType === 'image/png';
}

function fillPath(path: string, params: TSchema | undefined): string {
  const examples = new Map(listExamples(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(examples.get(name) ?? name),
  );
}

/** The query string of an example; empty if it has none. */
export function buildQuery(query: TSchema | undefined): string {
  const pairs = listExamples(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Fields without an example are optional, and are left out. */
function listExamples(schema: TSchema | undefined): [name: string, value: string][] {
  const properties = Object.entries((schema && viewSchema(schema).properties) ?? {});
  return properties.flatMap(([name, { examples }]) =>
    examples?.[0] === undefined ? [] : [[name, toText(examples[0])]],
  );
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function quote(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
