import type { Answer, Operation } from '@broadsheet/contract';
import type { TSchema } from 'typebox';
import { buildCurl } from '../curl.js';
import { formatJson } from '../format-json.js';
import { groupByStatus } from '../problem-uses.js';
import { describeType } from '../schema-type.js';
import { viewSchema } from '../schema-view.js';
import { writeFields, writeType } from './schema.js';
import { anchor, codeBlock, markdownTable } from './table.js';

/** One operation: its inputs, a command, its responses, and its possible problems. */
export function writeOperation(operation: Operation): string[] {
  const { id, method, path, access, summary, description, params, query, body } = operation;
  const token = access === 'token' ? 'needs a token' : 'open to all';
  return [
    anchor(`operation-${id}`),
    `### ${summary}`,
    `\`${method} ${path}\`, ${token}. ${description}`,
    ...writeInput('Path parameters', params),
    ...writeInput('Query parameters', query),
    ...writeInput(`Body${body ? `: ${writeType(describeType(viewSchema(body)))}` : ''}`, body),
    codeBlock('sh', buildCurl(operation)),
    ...writeAnswers(operation),
    `**Problems:** ${writeProblems(operation)}`,
  ];
}

function writeInput(title: string, schema: TSchema | undefined): string[] {
  if (!schema) return [];
  const view = viewSchema(schema);
  return [`**${title}**`, writeFields(view) || (view.description ?? '')];
}

function writeAnswers({ answers }: Operation): string[] {
  const rows = Object.entries(answers).map(([status, answer]) => [
    status,
    writeAnswerType(answer),
    answer.description,
  ]);
  const examples = Object.values(answers)
    .filter(({ example }) => example !== undefined)
    .map(({ example }) =>
      typeof example === 'string'
        ? codeBlock('text', example)
        : codeBlock('json', formatJson(example)),
    );
  return [markdownTable(['Status', 'Body', 'Meaning'], rows), ...examples];
}

function writeAnswerType({ schema, contentType = 'application/json' }: Answer): string {
  if (!schema) return 'none';
  const { $id } = viewSchema(schema);
  return $id === undefined ? `\`${contentType}\`` : writeType([{ schema: $id }]);
}

function writeProblems(operation: Operation): string {
  return groupByStatus(operation)
    .map(([status, codes]) => {
      const links = codes.map((code) => `[\`${code}\`](#problem-${code})`);
      return `${String(status)} ${links.join(', ')}`;
    })
    .join('; ');
}
