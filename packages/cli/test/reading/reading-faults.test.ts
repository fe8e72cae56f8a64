/** External failures: a clear message, status 1, and nothing half-written. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand } from '../service-process.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';

const run = promisify(execFile);
let folder: Awaited<ReturnType<typeof createFolder>>;
const servers = new Set<Server>();

beforeEach(async () => {
  folder = await createFolder();
});
afterEach(async () => {
  await stopServers();
  await folder.remove();
});

async function stopServers(): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  servers.clear();
}

async function listen(server: Server, scheme = 'http'): Promise<string> {
  servers.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `${scheme}://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** A service that answers every request in the same way. */
const answering = (text: string, status = 200, type = 'text/plain') =>
  listen(
    createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(text);
    }),
  );

const ask = (url: string, ...args: string[]) =>
  runCommand([...args, '--url', url, '--token', 'some-token'], { cwd: folder.path });

/** Checks for a failure with a message, no stack trace, no output, and no files left behind. */
async function expectFailure(finished: Awaited<ReturnType<typeof ask>>, message: string) {
  expect(finished.stderr).toContain(message);
  expect(finished.stderr).not.toMatch(/^\s+at /m);
  expect({ code: finished.code, stdout: finished.stdout }).toEqual({ code: 1, stdout: '' });
  expect(await readdir(folder.path)).toEqual([]);
}

const image = ['image', 'AU', '1214', 'revenue', '-o', 'revenue.png'];

describe('a service that is not as it should be', patient, () => {
  it('cannot be reached', async () => {
    const url = await answering('');
    await stopServers();
    await expectFailure(await ask(url, 'images', 'AU', '1214'), `Is a service running at ${url}?`);
    await expectFailure(await ask(url, ...image), 'ECONNREFUSED');
  });

  it('has an address that is none', async () => {
    for (const address of ['nope', 'ftp://x']) {
      const says = 'must start with https:// or http://, as in https://reports.example.com; it is';
      await expectFailure(await ask(address, 'reports'), `${says} "${address}".`);
    }
  });

  it('has a certificate that is not trusted', async () => {
    const read = (name: string) =>
      readFileSync(new URL(`../../../server/test/${name}`, import.meta.url));
    const tls = { cert: read('localhost-cert.pem'), key: read('localhost-key.pem') };
    let connections = 0;
    const server = createTlsServer(tls, ((_request, response) =>
      response.end()) as RequestListener);
    server.on('tlsClientError', () => (connections += 1));
    const url = await listen(server, 'https');
    await expectFailure(await ask(url, ...image), 'NODE_EXTRA_CA_CERTS');
    // Retrying would not make it trusted either.
    expect(connections).toBe(1);
  });

  it('speaks no TLS where the address says so', async () => {
    const url = (await answering('')).replace('http:', 'https:');
    await expectFailure(await ask(url, 'images', 'AU', '1214'), 'speak TLS?');
  });

  it.each([
    [['images', 'AU', '1214'], '<html>'],
    [['company', '1001'], '{"Sections": ['],
    [['reports'], '[]'],
    [['reports', 'wine'], ''],
    [['mirror', 'in/reports'], '<html>'],
  ])('answers %o not with JSON but %s', async (args, text) => {
    await expectFailure(await ask(await answering(text), ...args), ', but not with ');
  });

  it.each([[['reports']], [['reports', 'wine']], [['mirror', 'in/reports']]])(
    'answers %o with a list that holds no reports',
    async (args) => {
      const url = await answering('{"Reports": [null]}');
      await expectFailure(await ask(url, ...args), 'with a report that lacks one of Country');
    },
  );

  it.each([
    ['Base64 that is cut short', 'iVBORw0KGgoAAAANSUhEUg', 'not with whole Base64 text'],
    ['a PNG that is none', Buffer.from('GIF89a!!!').toString('base64'), 'not with a whole PNG'],
    ['a PNG that is cut short', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'not with a whole PNG'],
    ['a page', '<html></html>', 'not with whole Base64 text'],
  ])('answers an image with %s', async (_name, text, message) => {
    await expectFailure(await ask(await answering(text), ...image), message);
  });

  it('is another site', async () => {
    const url = await answering('<h1>Not found</h1>', 404, 'text/html');
    await expectFailure(await ask(url, 'images', 'AU', '1214'), 'Is');
    await expectFailure(await ask(url, 'reports'), 'does not offer the operation');
  });

  it('sends terminal codes in a title, which are not obeyed', async () => {
    const Title = '\u001b[2J\u001b]0;owned\u0007Wine\u202e';
    const report = {
      Country: 'AU',
      Code: '1',
      Language: 'English',
      Title,
      UpdatedAt: '2026-01-01',
    };
    const url = await answering(JSON.stringify({ Reports: [report] }), 200, 'application/json');
    const { stdout } = await ask(url, 'reports', '--family', 'industry');
    expect(stdout).toContain('Wine');
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it('names reports and charts so as to lead out of the mirror', async () => {
    const png = readFileSync(new URL('../../../../docs/images/charts.png', import.meta.url));
    const list = (report: object) =>
      JSON.stringify({
        Reports: [
          { Country: 'AU', Title: 'x', UpdatedAt: '2026-01-01', Language: 'English', ...report },
        ],
      });
    const answers: Record<string, string> = {
      '/industry/v3/updatedreports': JSON.stringify({
        Reports: [
          {
            Country: 'AU',
            Code: '1',
            Language: '../../../escaped',
            Title: 'x',
            UpdatedAt: '2026-01-01',
          },
          { Country: 'AU', Code: '../1', Language: 'English', Title: 'x', UpdatedAt: '2026-01-01' },
          { Country: 'AU', Code: '2', Language: 'English', Title: 'x', UpdatedAt: '2026-01-01' },
        ],
      }),
      '/company/v3/updatedreports': list({ EntityId: '../../2' }),
      '/industry/v3/images': JSON.stringify({ Images: [{ Name: '../../x', URL: '/image/?a' }] }),
      '/industry/v3/image/': png.toString('base64'),
    };
    const url = await listen(
      createServer((request, response) => {
        // There are no reports of the other families.
        response.end(answers[request.url?.split('?')[0] ?? ''] ?? '{"Reports":[]}');
      }),
    );
    const { code, stderr } = await ask(url, 'mirror', 'in/reports');
    expect(code).toBe(1);
    expect(stderr.match(/cannot be used for a folder/g)).toHaveLength(3);
    expect(stderr).toContain('which cannot be a file name');
    expect(await readdir(folder.path, { recursive: true })).toEqual([
      'in',
      join('in', 'reports'),
      join('in', 'reports', 'manifest.json'),
    ]);
  });
});

describe('a machine that is not as it should be', patient, () => {
  let service: ReadersService;
  const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));

  beforeAll(async () => {
    service = await startReadersService({ industries: 2, companies: 0 });
  }, patient.timeout);
  afterAll(() => service.stop());

  it.skipIf(!existsSync('/dev/full'))('has a full disk: one file', async () => {
    const finished = await runCommand(
      ['image', 'AU', '1214', 'revenue', '-o', '/dev/full', '--url', service.address, ...reader],
      { cwd: folder.path },
    );
    await expectFailure(finished, '/dev/full cannot be written: ENOSPC');
    expect(existsSync('/dev/full')).toBe(true);
  });

  it.skipIf(!existsSync('/dev/full'))('has a full disk: standard output', async () => {
    const script = `exec "$0" "$@" > /dev/full`;
    const args = [command, 'reports', '--url', service.address, ...reader];
    const failed = await run('bash', ['-c', script, process.execPath, ...args]).catch(
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toContain('Standard output cannot be written: ENOSPC');
    expect(failed.stderr).not.toMatch(/^\s+at /m);
  });

  it('has a reader who has enough of the output, such as head', async () => {
    const script = `"$0" "$@" | true; echo "status \${PIPESTATUS[0]}"`;
    const args = [command, 'reports', '--json', '--url', service.address, ...reader];
    const { stdout, stderr } = await run('bash', ['-c', script, process.execPath, ...args]);
    expect({ stdout, stderr }).toEqual({ stdout: 'status 0\n', stderr: '' });
  });

  it('has a full disk: a mirror, which goes on when there is room', async ({ skip }) => {
    const disk = join(folder.path, 'disk');
    await mkdir(disk);
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]).catch(
      () => undefined,
    );
    if (!mounted) return skip('a tmpfs cannot be mounted here');
    const args = ['mirror', join(disk, 'reports'), '--url', service.address, ...reader];
    try {
      const { code, stderr } = await runCommand(args, { cwd: folder.path });
      expect(stderr).toContain('cannot be written: ENOSPC');
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
      const files = await readdir(join(disk, 'reports'), { recursive: true });
      expect(files.filter((name) => name.includes('partial'))).toEqual([]);
      await run('mount', ['-o', 'remount,size=64m', disk]);
      expect(await runCommand(args, { cwd: folder.path })).toMatchObject({ code: 0 });
    } finally {
      await run('umount', [disk]);
      await rm(disk, { recursive: true });
    }
  });
});
