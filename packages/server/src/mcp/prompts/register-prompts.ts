import { Type } from '@broadsheet/contract';
import { completable, type McpServer } from '@modelcontextprotocol/server';
import type { Reader } from '../reading/reader.js';
import { completeReportKeys } from '../resources/completions.js';
import { toStandardSchema } from '../schema-validator.js';
import { reportPrompts } from './report-prompts.js';

export function registerPrompts(server: McpServer, reader: Reader): void {
  for (const { prompt, schema } of prepared) {
    const { name, title, description, suggests, write } = prompt;
    // The MCP package looks for completions in this shape.
    const shape = Object.fromEntries(
      Object.entries(suggests).map(([argument, family]) => [
        argument,
        completable(toStandardSchema<string>(Type.String()), (value) =>
          completeReportKeys(reader, value, family),
        ),
      ]),
    );
    server.registerPrompt(
      name,
      { title, description, argsSchema: Object.assign({}, schema, { shape }) },
      (given) => ({
        description,
        messages: [{ role: 'user', content: { type: 'text', text: write(given) } }],
      }),
    );
  }
}

const prepared = reportPrompts.map((prompt) => ({
  prompt,
  schema: toStandardSchema<Record<string, string>>(prompt.arguments),
}));
