import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type ListResourcesResult,
  type McpServer,
  type Variables,
} from '@modelcontextprotocol/server';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { createReportUris } from '../report-uri.js';
import { buildCompletions } from './completions.js';
import type { ReportResource } from './report-resources.js';

interface Options {
  reader: Reader;
  /** Called with unexpected errors; a refusal is not one. */
  onFault: (error: unknown) => void;
}

export function registerResources(
  server: McpServer,
  resources: readonly ReportResource[],
  options: Options,
): void {
  const { reader } = options;
  for (const resource of resources) {
    const { name, lists: list, title, description, mimeType, template } = resource;
    const complete = buildCompletions(reader, template);
    const variables = [...template.matchAll(/\{(\w+)\}/g)].map(([, variable = '']) => variable);
    server.registerResource(
      name,
      new ResourceTemplate(template, {
        list: list === undefined ? undefined : () => listReports(reader, list),
        complete: Object.fromEntries(
          variables.map((variable) => [
            variable,
            (value, context) => complete(variable, value, context?.arguments ?? {}),
          ]),
        ),
      }),
      { title, description, mimeType },
      (uri, values) => readResource(resource, { uri: uri.href, values }, options),
    );
  }
}

/** The list is for users who want to choose from it; other users search. */
const mostListed = 50;

async function listReports(reader: Reader, family: string): Promise<ListResourcesResult> {
  const request = { StartDate: '1970-01-01', Limit: mostListed };
  const { reports } = await reader.listUpdated(family, request).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_entitled') return { reports: [] };
    throw error;
  });
  const { families } = reader;
  const uris = createReportUris(families);
  return {
    resources: reports.map(({ key, title }) => ({
      uri: uris.report(key),
      name: families.formatReportKey(key),
      title,
    })),
  };
}

interface ResourceRequest {
  uri: string;
  values: Variables;
}

async function readResource(
  resource: ReportResource,
  { uri, values }: ResourceRequest,
  { reader, onFault }: Options,
) {
  const { mimeType, read } = resource;
  try {
    const content = await read(reader, decodeValues(values));
    return {
      contents: [
        mimeType === 'image/png'
          ? { uri, mimeType, blob: content }
          : { uri, mimeType, text: content },
      ],
    };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      onFault(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The service failed to answer.');
    }
    if (error.code === 'not_found') throw new ResourceNotFoundError(uri, error.message);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

/** The MCP package does not decode the variables of a URI. */
function decodeValues(values: Variables): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(String(value))]),
    );
  } catch {
    throw new Refusal('invalid_uri', 'The address is not well-formed: a % must begin an escape.');
  }
}
