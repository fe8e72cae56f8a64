import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explainRefusedAddress } from '../network-address.js';
import { renderPreviewPage, type PreviewReport } from './preview-page.js';

interface ServerOptions {
  /** Undefined if nothing changed. */
  build: () => Promise<PreviewReport[] | undefined>;
  /** 0 for any that is free. */
  port: number;
}

interface PreviewServer {
  address: string;
  /** Builds the page again, and shows it in every browser that has it open. */
  refresh: () => void;
  close: () => Promise<void>;
}

const host = '127.0.0.1';

/** Reloads when the server says that there is a newer page, also after the connection was lost. */
const script = `
const shown = new URL(document.currentScript.src).searchParams.get('v');
new EventSource('/events').addEventListener('version', ({ data }) => {
  if (data !== shown) location.reload();
});
`;

/** Serves the preview to browsers of this machine. */
export async function startPreviewServer({ build, port }: ServerOptions): Promise<PreviewServer> {
  const listeners = new Set<ServerResponse>();
  // Not counted from 1: a page of an earlier run must notice that this is another.
  let version = Date.now();
  let page = write((await build()) ?? [], version);
  const server = createServer((request, response) => {
    if (!isFromHere(request)) refuse(response);
    else if (request.url === '/events') listen(request, response);
    else if (request.url?.startsWith('/reload.js')) send(response, 'text/javascript', script);
    else if (request.url === '/') send(response, 'text/html', page);
    else response.writeHead(404).end();
  });
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(event(version));
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  };
  let last = Promise.resolve();
  const rebuild = async () => {
    const reports = await build().catch(printFault);
    if (!reports) return;
    version += 1;
    page = write(reports, version);
    for (const response of listeners) response.write(event(version));
  };
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explainRefusedAddress(error, { host, port });
  }
  return {
    address: `http://${host}:${String((server.address() as AddressInfo).port)}/`,
    refresh: () => {
      last = last.then(rebuild);
    },
    async close() {
      await last;
      for (const response of listeners) response.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const write = (reports: PreviewReport[], version: number) =>
  renderPreviewPage(reports, { script: `/reload.js?v=${String(version)}` });

const event = (version: number) => `event: version\ndata: ${String(version)}\n\n`;

function send(response: ServerResponse, type: string, body: string): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(body);
}

/** A foreign page whose name points at this machine must not read reports that are not published. */
const isFromHere = ({ headers }: IncomingMessage) =>
  /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');

function refuse(response: ServerResponse): void {
  response.writeHead(403).end();
}

/** A file that cannot be read now may be readable the next time. */
function printFault(error: unknown): undefined {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
