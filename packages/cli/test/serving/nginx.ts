import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findProgram } from '../debian-program.js';

export interface Proxy {
  address: string;
  stop(): Promise<void>;
}

/** Replacements for the values of the documented deployment. */
interface ProxyOptions {
  /** An empty folder for the files that nginx writes. */
  folder: string;
  /** Ports of the services behind it. */
  ports: readonly number[];
}

const documentation = new URL('../../../../docs/deploy.md', import.meta.url);

/** Runs nginx with the documented configuration, without TLS, in front of these ports. */
export async function startDocumentedProxy({ folder, ports }: ProxyOptions): Promise<Proxy> {
  const port = await findFreePort();
  const documented = /```nginx\n([^]*?)```/.exec(await readFile(documentation, 'utf8'))?.[1] ?? '';
  const servers = ports.values();
  const site = documented
    .replaceAll(/server 10\.\S+:8080/g, () => `server 127.0.0.1:${String(servers.next().value)}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${String(port)}`)
    .replaceAll(/^ *ssl_.*\n/gm, '');
  await mkdir(join(folder, 'temporary'), { recursive: true });
  const path = join(folder, 'nginx.conf');
  await writeFile(path, writeConfiguration(folder, site));
  const nginxPath = findProgram({
    ...{ name: 'nginx', path: '/usr/sbin/nginx', folder },
    elsewhere: ['/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  });
  const nginx = spawn(nginxPath, ['-e', 'stderr', '-p', folder, '-c', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await accepts(nginx, port);
  return {
    address: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const closed = once(nginx, 'close');
      nginx.kill('SIGTERM');
      await closed;
    },
  };
}

/** The rest of the configuration, which a distribution's own file has around a site. */
function writeConfiguration(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`);
  return `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')}
${site}}`;
}

async function accepts(nginx: ChildProcess, port: number): Promise<void> {
  let said = '';
  nginx.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const isOpen = () =>
    new Promise<boolean>((resolve, reject) => {
      if (nginx.exitCode !== null) reject(new Error(`nginx ended: ${said}`));
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => {
        resolve(false);
      });
    });
  await vi.waitUntil(isOpen, { timeout: 10_000 });
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
