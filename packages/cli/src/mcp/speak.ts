import { once } from 'node:events';
import { families } from '@broadsheet/contract';
import { buildReader, loadMcp, type CallOperation } from '@broadsheet/server';
import { version } from '../version.js';

/** The source of reports, read with the rights of the user of the command. */
export interface Source {
  call: CallOperation;
  /** The address of the service; undefined for the store of this machine. */
  address?: string;
  close(): Promise<void>;
}

/**
 * Speaks the protocol until the assistant closes standard input or ends the process. Only protocol
 * messages go to standard output. The assistant gets answers while the source is still being
 * opened.
 */
export async function speak(open: () => Promise<Source>): Promise<void> {
  const ended = endOfConversation();
  const [{ buildMcpServer }, { serveStdio }] = await Promise.all([
    loadMcp(),
    import('@modelcontextprotocol/server/stdio'),
  ]);
  const reader = buildReader(
    async (...args) => (await source).call(...args),
    families,
    async () => (await source).address,
  );
  const server = serveStdio(() => buildMcpServer({ reader, version, onFault: report }), {
    onerror: report,
    // There are no notifications to send.
    maxSubscriptions: 0,
  });
  const source = open();
  try {
    await Promise.race([ended, failureOf(source)]);
  } finally {
    await server.close();
  }
  await (await source).close();
}

const failureOf = (source: Promise<Source>) =>
  new Promise<never>((_resolve, reject) => {
    source.catch(reject);
  });

async function endOfConversation(): Promise<void> {
  await Promise.race([
    once(process.stdin, 'end'),
    once(process.stdin, 'close'),
    once(process, 'SIGTERM'),
    once(process, 'SIGINT'),
  ]);
}

/** Writes to standard error, which hosts keep as the log of the server. */
function report(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
}
